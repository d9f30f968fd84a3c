# needs: mvn --version
mkdir -p .locum src/main/java/shop src/test/java/shop
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "mvn -B -q test", timeout: 5m, expect: {tests: ">=1"}, env: [JAVA_HOME]}
X
printf 'target/\n' > .gitignore
cat > pom.xml <<'X'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.11.4</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.13.0</version>
      </plugin>
      <plugin>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>3.5.2</version>
      </plugin>
    </plugins>
  </build>
</project>
X
cat > src/main/java/shop/Stock.java <<'X'
package shop;

import java.util.HashMap;
import java.util.Map;

public final class Stock {
    private final Map<String, Integer> pieces = new HashMap<>();

    public void add(String name, int count) {
        pieces.merge(name, count, Integer::sum);
    }

    public int of(String name) {
        return pieces.getOrDefault(name, 0);
    }
}
X
cat > src/test/java/shop/StockTest.java <<'X'
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StockTest {
    @Test
    void shouldAddUp() {
        Stock stock = new Stock();
        stock.add("pen", 2);
        stock.add("pen", 3);
        assertEquals(5, stock.of("pen"));
    }

    @Test
    void shouldHaveNothingAtFirst() {
        assertEquals(0, new Stock().of("pen"));
    }
}
X
