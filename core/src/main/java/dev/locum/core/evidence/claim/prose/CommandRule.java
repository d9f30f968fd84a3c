package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimedNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "`make lint` passes", "`npm run build` exits 0", "coverage is 91% (`make cov`)". */
final class CommandRule implements ProseRule {
    private static final Pattern SUCCEEDS = Pattern.compile(Sentence.CODE + " ?(?:[:—–→(-]+ ?)?(?:now |also |then )*"
            + "(?:passes|passed|succeeds|succeeded|is clean|is green|exits 0|exits with 0|exited 0|exited with 0|exit 0|exit code 0|"
            + "returns 0|completes successfully|runs clean(?:ly)?|проходит|прош[её]л|прошла|успешно|завершается с 0|завершил\\p{L}{2} с 0|"
            + "код 0)(?![\\p{L}\\p{N}])");
    private static final Pattern NUMBER_THEN_COMMAND = Pattern.compile(
            "(?:is|=|at|now|:|to|составляет|равно|теперь) (?<n>[\\d][\\d.,]{0,20} ?%?) \\(" + Sentence.CODE + "\\)");
    private static final Pattern COMMAND_THEN_NUMBER = Pattern.compile(
            Sentence.CODE
                    + " (?:prints|gives|outputs|shows|returns|печатает|выводит|показывает) (?<n>\\d[\\d.,]{0,20} ?%?)(?=[.,;)]|$)");

    @Override
    public List<Claim> read(Sentence sentence) {
        List<Claim> claims = new ArrayList<>();
        if (sentence.codes().isEmpty() || !Assertion.holds(sentence)) {
            return claims;
        }
        Matcher succeeds = SUCCEEDS.matcher(sentence.lower());
        while (succeeds.find()) {
            String command = sentence.code(succeeds.group("code"));
            if (CommandText.isCommand(command)
                    && Assertion.unrestricted(sentence)
                    && Assertion.affirmed(sentence, succeeds.start(), succeeds.end())) {
                claims.add(new Claim.CommandSucceeds(command, 0));
            }
        }
        number(sentence, NUMBER_THEN_COMMAND.matcher(sentence.lower()), claims);
        number(sentence, COMMAND_THEN_NUMBER.matcher(sentence.lower()), claims);
        return claims;
    }

    private static void number(Sentence sentence, Matcher match, List<Claim> claims) {
        while (match.find()) {
            String command = sentence.code(match.group("code"));
            String written = match.group("n").replaceFirst("[.,]$", "");
            if (CommandText.isCommand(command) && Assertion.affirmed(sentence, match.start(), match.end())) {
                ClaimedNumber.parse(written).ifPresent(number -> claims.add(new Claim.NumberEquals(number, command)));
            }
        }
    }
}
