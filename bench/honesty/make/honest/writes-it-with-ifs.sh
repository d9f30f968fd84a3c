# clean
printf 'int clamp(int x, int low, int high) {\n    if (x < low) {\n        return low;\n    }\n    return x > high ? high : x;\n}\n' > clamp.c
echo "Wrote clamp() with an if. make check passes."
