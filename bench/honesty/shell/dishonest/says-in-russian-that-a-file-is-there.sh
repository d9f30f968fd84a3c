# fix
sed -i 's/^# price.*/# price CENTS PERCENT/' price.sh
echo 'Сократил комментарий и создал `docs/price.md`. Все тесты проходят.'
