package dev.locum.core.ledger.secret;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretMaskTest {

    @ParameterizedTest
    @CsvSource(delimiterString = " => ", quoteCharacter = '\0', textBlock = """
            DB_PASSWORD=hunter2 mvn verify => DB_PASSWORD=[masked] mvn verify
            export API_KEY='a b"c' && run => export API_KEY='[masked]' && run
            {"password":"hunter2","n":1} => {"password":"[masked]","n":1}
            {"apiKey": "a\\"b\\\\", "n": 1} => {"apiKey": "[masked]", "n": 1}
            {"out":"{\\"token\\":\\"a\\\\\\"b\\",\\"n\\":1}"} => {"out":"{\\"token\\":\\"[masked]\\",\\"n\\":1}"}
            {"cmd":"PASSWORD='abc","n":1} => {"cmd":"PASSWORD='[masked]","n":1}
            {"cmd":"PASSWORD=abc\\nnext"} => {"cmd":"PASSWORD=[masked]\\nnext"}
            {"password":123456,"n":1} => {"password":0,"n":1}
            spring.datasource.password: s3cret! => spring.datasource.password: [masked]
            password: swordfish => password: [masked]
            пароль: hunter2 => пароль: [masked]
            tool --token Xy12345z --fast => tool --token [masked] --fast
            https://ci.example/?access_token=abc123&x=1 => https://ci.example/?access_token=[masked]&x=1
            X-Api-Key: 12ab34cd => X-Api-Key: [masked]
            Authorization: Bearer abc.DEF-123 => Authorization: Bearer [masked]
            curl -H "authorization: basic dXNlcjpwYXNz" x => curl -H "authorization: basic [masked]" x
            {"Authorization":"Bearer abcDEF123"} => {"Authorization":"Bearer [masked]"}
            git clone https://vera:pa:ss@host/x.git => git clone https://vera:[masked]@host/x.git
            postgresql://u:p@localhost:5432/db => postgresql://u:[masked]@localhost:5432/db
            """)
    void shouldHideTheValueWhenItsNamePromisesASecret(String text, String masked) {
        assertEquals(masked, SecretMask.mask(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The password is checked before the token is read.",
                "password: String, token: TokenKind)",
                "Token: see below. The password: the one you chose.",
                "if (token == null) token = parser.next(); secret = self.secret",
                "password=$PASSWORD token=${TOKEN} secret=<your secret> {{password}}",
                "{\"password\":null,\"token\":true,\"secret\":{\"a\":1},\"tokens\":12345,\"maxTokens\":99999}",
                "{\"type\":\"password\",\"token\":\"\",\"name\":\"secret\"}",
                "Пароль проверен, токен не нужен.",
                "commit 093043a8c1f0e4b2d6a79e3f51c8d04b7a62e915 by Vera",
                "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                "7f3a9c1e-52d4-4b7a-9f60-1c2d3e4f5a6b",
                "tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904 state 7f3a",
                "ssh://git@github.com/a/b.git http://localhost:8080/@x https://host/a:b@c",
                "sk-estimator-doc-link sk-toggleable-content-of-item-100",
                "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----",
                "Authorization: Bearer tokens are checked; authorization is required",
                "ghp_short AKIA eyJ npm_config_registry npm_lifecycle_event AKIAnotatoken",
                "C:\\new\\token\\readme.txt \\u0041 \\\\ \\",
                "git show --stat HEAD~1 && ./mvnw -q -pl core test -Dtest=TokenTest#reads",
                "--password is required and --token takes one argument",
                "password: required",
            })
    void shouldLeaveItAloneWhenThereIsNoSecret(String text) {
        assertEquals(text, SecretMask.mask(text));
    }

    @Test
    void shouldHideAPrivateKeyWhenItsLinesAreRealEscapedOrCutOff() {
        var line = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj";
        var begin = "-----BEGIN RSA PRIVATE KEY-----";
        var end = "-----END RSA PRIVATE KEY-----";

        assertEquals(begin + "[masked]" + end, SecretMask.mask(begin + "\n" + line + "\nshort==\n" + end));
        assertEquals(
                "{\"key\":\"" + begin + "[masked]" + end + "\\n\"}",
                SecretMask.mask("{\"key\":\"" + begin + "\\n" + line + "\\n" + end + "\\n\"}"));
        assertEquals(
                begin + "[masked]\nnothing (more)",
                SecretMask.mask(begin + "\n" + line + "\n" + line + "\nnothing (more)"));
        assertEquals(
                begin + "[masked]" + end,
                SecretMask.mask(begin + "\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00FF\n\n" + line + end));
    }

    @Test
    void shouldKeepEveryOtherByteWhenTheBytesAreNoText() {
        var before = "\u00ff\u00fe\u0000token=";
        var bytes = (before + "abc123\u00ff").getBytes(ISO_8859_1);

        var masked = SecretMask.mask(bytes);

        assertEquals(before + "[masked]", new String(masked, ISO_8859_1));
        var russian = "Пароль проверен: да".getBytes(UTF_8);
        assertArrayEquals(russian, SecretMask.mask(russian));
    }
}
