package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;

/**
 * Jazzer's target. {@code verify} runs its seeds, in the folder of inputs named after this class;
 * {@code JAZZER_FUZZ=1} with {@code -Dtest=ReportParserJazzerTest} hunts for more.
 */
class ReportParserJazzerTest {

  @FuzzTest
  void parsesLikeTheReferenceAndBack(byte[] body) {
    byte[] untouched = body.clone();
    Report report = new ReportParser().parse(body);
    assertThat(body).isEqualTo(untouched);
    assertThat(report).isEqualTo(ReferenceParser.parse(body));
    if (report == null) return;
    byte[] sequence = ReportEncoder.encode(report);
    assertThat(Limits.fits(sequence.length)).isTrue();
    byte[] again = Arrays.copyOfRange(sequence, 7, sequence.length - 2);
    assertThat(new ReportParser().parse(again)).isEqualTo(report);
  }
}
