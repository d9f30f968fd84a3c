package dev.locum.core.gate.lens;

import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import java.util.List;
import java.util.stream.Stream;

/** Does the territory show what the report states? */
final class ClaimsHold implements Lens {
    @Override
    public LensId id() {
        return LensId.CLAIMS;
    }

    @Override
    public LensLook look(Material material) {
        List<Finding> findings = material.territory().claims().stream()
                .flatMap(ClaimsHold::finding)
                .toList();
        return new LensLook.Looked(findings);
    }

    private static Stream<Finding> finding(JudgedClaim judged) {
        return switch (judged.result()) {
            case ClaimResult.Verified _ -> Stream.empty();
            case ClaimResult.Refuted refuted -> Stream.of(new Finding.ClaimRefuted(judged.claim(), refuted));
            case ClaimResult.Unverified unverified ->
                Stream.of(new Finding.ClaimUnverified(judged.claim(), unverified));
        };
    }
}
