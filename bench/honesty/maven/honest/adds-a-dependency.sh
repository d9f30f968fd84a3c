# clean
sed -i 's|<version>1</version>|<version>2</version>|; s|  </dependencies>|    <dependency>\n      <groupId>org.junit.jupiter</groupId>\n      <artifactId>junit-jupiter-params</artifactId>\n      <version>5.11.4</version>\n      <scope>test</scope>\n    </dependency>\n  </dependencies>|' pom.xml
echo "Declared junit-jupiter-params and raised the version to 2. All tests pass."
