package dev.belisha.attention;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.AttentionRig.Program;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the attention thread spends on one report, and on one move of the focus, with 200 tabs of
 * 255 records each: taking it in, timers, and the view. Prints; asserts nothing about time.
 */
class AttentionCostMeasureTest {
  private static final int TABS = 200;
  private static final int RECORDS = 255;
  private static final int ROUNDS = 400;

  private final AttentionRig rig = new AttentionRig();
  private final List<Program> programs = new ArrayList<>();

  @BeforeEach
  void onlyWhenAskedFor() {
    assumeTrue(Boolean.getBoolean("belisha.measure"), "a measurement: -Dbelisha.measure=true");
  }

  private void fill(int length) {
    for (int tab = 1; tab <= TABS; tab++) {
      Program program = rig.open(tab);
      programs.add(program);
      program.write("state=working:app=pi");
      for (int i = 1; i < RECORDS; i++) {
        String id = "id=team" + i % 8 + "/agent" + i;
        program.write("state=working:" + id + ":" + AttentionRig.text("msg", text(length, i)));
      }
      program.tell();
    }
    rig.model.view();
  }

  private static String text(int length, int salt) {
    return (salt + " ").repeat(length).substring(0, length);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 2000})
  void oneReport(int length) {
    fill(length);
    Program program = programs.get(77);
    long[] nanos = new long[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      String id = "id=team3/agent" + (3 + 8 * (round % 30));
      String state = round % 2 == 0 ? "idle:" : "working:";
      program.write("state=" + state + id + ":" + AttentionRig.text("msg", text(length, round)));
      rig.now = rig.now.plusMillis(30);
      long from = cpu();
      program.tell();
      rig.model.view();
      nanos[round] = cpu() - from;
    }
    print("one report, messages of " + length, nanos);
  }

  @Test
  void oneMoveOfTheFocus() {
    fill(40);
    long[] nanos = new long[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      rig.model.activity(programs.get(round % TABS).key, rig.wall());
      rig.now = rig.now.plusMillis(30);
      long from = cpu();
      rig.look(programs.get(round % TABS).key);
      rig.model.view();
      nanos[round] = cpu() - from;
    }
    print("one move of the focus", nanos);
  }

  /** Of this thread alone: others may use the machine. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** The second half, when the code is warm. */
  private static void print(String what, long[] nanos) {
    long[] warm = Arrays.copyOfRange(nanos, nanos.length / 2, nanos.length);
    Arrays.sort(warm);
    System.out.printf(
        "%s: median %d us, best %d us%n", what, warm[warm.length / 2] / 1000, warm[0] / 1000);
  }
}
