package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random days at the desk against the promises of ux F5, watched by an {@link AttentionOracle}: no
 * toast for the pane the person looks at; what is blocked is never lost, also when they looked and
 * left without an answer, were away, asleep, muted it, or had quiet hours; never more than the
 * limits; and a toast goes as soon as its reason ends. {@code -Dbelisha.days=1000} makes it
 * thorough.
 */
class AttentionRandomTest {
  private static final int STEPS = 500;
  private static final int PIECE_MS = 250;
  private static final String[] STATES = {
    "idle", "working", "done", "error", "blocked", "blocked", "blocked:kind=question"
  };
  private static final String[] IDS = {"", "", ":id=a", ":id=a/b", ":id=c"};

  @Test
  void randomDays() {
    int days = Integer.getInteger("belisha.days", 8);
    for (int seed = 0; seed < days; seed++) new Day(seed).live();
  }

  /** One seed. */
  private static final class Day {
    private final int seed;
    private final Random random;
    private final AttentionRig rig;
    private final AttentionOracle oracle;
    private final boolean reminder;
    private final Deque<String> last = new ArrayDeque<>();
    private int panes;
    private int marked;

    Day(int seed) {
      this.seed = seed;
      random = new Random(seed);
      reminder = seed % 4 == 3;
      rig = new AttentionRig(AttentionPolicy.of(true, false, reminder));
      oracle = new AttentionOracle(rig);
    }

    void live() {
      int step = 0;
      try {
        for (int tab = 1; tab <= 7; tab++) rig.open(tab, ++panes, 1 + tab % 2);
        for (; step < STEPS; step++) {
          act();
          oracle.check();
          pass(random.nextInt(20) == 0 ? random.nextInt(60_000) : random.nextInt(2_500));
        }
        evening();
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed " + seed + ", step " + step + ", last:\n" + String.join("\n", last), e);
      }
    }

    /**
     * All quiet, the person away: whoever is blocked has been told; and when all ends, no toast.
     */
    private void evening() {
      for (int tab : tabs()) mute(tab, null);
      oracle.quietFrom = oracle.quietTo;
      policy(true);
      doNotDisturb(false);
      look(List.of());
      pass(200_000);
      for (Program program : List.copyOf(rig.programs.values())) {
        program.write("state=clear");
        tell(program);
        oracle.check();
      }
      pass(6_000);
      for (Program program : List.copyOf(rig.programs.values())) close(program);
      oracle.check();
      assertThat(oracle.up).isEmpty();
    }

    private int lastKey;

    private void note(String what) {
      last.addLast(Duration.between(AttentionRig.START, rig.now).toMillis() + " " + what);
      if (last.size() > 60) last.removeFirst();
    }

    private void act() {
      obeyMarks();
      Program program = pick();
      switch (random.nextInt(25)) {
        case 0 -> look(List.of());
        case 1 -> look(paneKeysOf(program.key.tab()));
        case 2 -> look(List.of(program.key));
        case 3 -> type(program);
        case 4 -> click();
        case 5 -> dismiss();
        case 6 -> mute(program.key.tab(), randomLength());
        case 7 -> mute(program.key.tab(), null);
        case 8 -> policy(random.nextInt(3) > 0);
        case 9 -> clock();
        case 10 -> open(program);
        case 11 -> {
          if (rig.programs.size() > 1) close(program);
        }
        case 12 -> plain(program);
        case 13 -> drop(program);
        case 14 -> mark(program);
        case 15 -> quietHours();
        case 16 -> doNotDisturb(random.nextInt(3) == 0);
        case 17 -> withdraw();
        default -> report(program);
      }
    }

    private Program pick() {
      List<Program> all = List.copyOf(rig.programs.values());
      return all.get(random.nextInt(all.size()));
    }

    private List<Integer> tabs() {
      return rig.programs.keySet().stream().map(PaneKey::tab).distinct().toList();
    }

    private List<PaneKey> paneKeysOf(int tab) {
      return rig.programs.keySet().stream().filter(pane -> pane.tab() == tab).toList();
    }

    private Duration randomLength() {
      return Duration.ofSeconds(random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(60));
    }

    private void report(Program program) {
      int reports = random.nextInt(6) == 0 ? 1 + random.nextInt(5) : 1;
      for (int i = 0; i < reports; i++) {
        String body =
            "state=" + STATES[random.nextInt(STATES.length)] + IDS[random.nextInt(IDS.length)];
        note("report " + program.key + " " + body);
        program.write(body);
      }
      tell(program);
    }

    private void tell(Program program) {
      oracle.changed(program.key, program.transitions);
      program.tell();
    }

    private void drop(Program program) {
      int how = random.nextInt(4);
      note("drop " + program.key + " " + how);
      switch (how) {
        case 0 -> program.records.primaryPrompt();
        case 1 -> program.records.programExited();
        case 2 -> program.records.hardReset();
        default -> program.records.clear("a");
      }
      tell(program);
    }

    private void mark(Program program) {
      boolean seen = random.nextInt(3) > 0;
      note("mark " + program.key + " " + seen);
      program.seen(seen);
    }

    /** The store marks what the model asked for, a little later. */
    private void obeyMarks() {
      List<Effect.MarkSeen> marks = rig.marks();
      for (; marked < marks.size(); marked++) {
        Effect.MarkSeen mark = marks.get(marked);
        Program program = rig.programs.get(mark.pane());
        if (program == null) continue;
        note("obey " + mark);
        program.records.markSeenAt(mark.recordId(), mark.revision());
        program.tell();
      }
    }

    private void look(List<PaneKey> visible) {
      note("look " + visible);
      oracle.visible = Set.copyOf(visible);
      rig.look(visible.toArray(PaneKey[]::new));
      oracle.check();
    }

    private void type(Program program) {
      look(paneKeysOf(program.key.tab()));
      note("type " + program.key);
      rig.model.typed(program.key, rig.wall());
    }

    private void click() {
      if (oracle.up.isEmpty()) return;
      List<Toast> toasts = oracle.up.values().stream().map(AttentionOracle.Up::toast).toList();
      Toast toast = toasts.get(random.nextInt(toasts.size()));
      note("click " + toast.id());
      oracle.up.remove(toast.id());
      rig.model.toastClicked(toast, random.nextInt(3), rig.wall());
      if (toast.id() == Toast.DIGEST) return;
      rig.model.arrived(toast.panes().getFirst(), rig.wall());
      if (random.nextInt(3) > 0) look(List.of());
      if (random.nextInt(5) > 0) look(paneKeysOf(Math.abs(toast.id())));
    }

    private void dismiss() {
      if (oracle.up.isEmpty()) return;
      List<Integer> ids = new ArrayList<>(oracle.up.keySet());
      int id = ids.get(random.nextInt(ids.size()));
      note("dismiss " + id);
      Toast toast = oracle.up.remove(id).toast();
      rig.model.toastClosed(toast, rig.wall());
    }

    private void mute(int tab, Duration length) {
      note("mute " + tab + " " + length);
      if (length == null) {
        oracle.mutedUntil.remove(tab);
      } else {
        oracle.mutedUntil.put(tab, length.isZero() ? Instant.MAX : rig.now.plus(length));
      }
      rig.model.mute(tab, length, rig.wall());
      rig.settle();
    }

    private void policy(boolean on) {
      note(on ? "on" : "off");
      oracle.on = on;
      oracle.sound = random.nextBoolean();
      QuietHours hours =
          oracle.quietFrom == oracle.quietTo
              ? null
              : new QuietHours(time(oracle.quietFrom), time(oracle.quietTo), ZoneOffset.UTC);
      AttentionPolicy policy =
          AttentionPolicy.of(on, random.nextBoolean(), reminder)
              .quietHours(hours)
              .sound(oracle.sound);
      rig.model.policy(policy, rig.wall());
      rig.settle();
    }

    private static LocalTime time(int minute) {
      return LocalTime.of(minute / 60, minute % 60);
    }

    /** A few minutes of them, near the time it is; or none. */
    private void quietHours() {
      int minute = LocalTime.ofInstant(rig.wall(), ZoneOffset.UTC).toSecondOfDay() / 60;
      oracle.quietFrom = Math.floorMod(minute + random.nextInt(6) - 3, 1440);
      oracle.quietTo = (oracle.quietFrom + random.nextInt(5)) % 1440;
      note("quiet " + time(oracle.quietFrom) + " to " + time(oracle.quietTo));
      policy(oracle.on);
    }

    private void doNotDisturb(boolean on) {
      note("do not disturb " + on);
      oracle.doNotDisturb = on;
      rig.model.doNotDisturb(on, rig.wall());
      rig.settle();
    }

    private void clock() {
      rig.settle();
      oracle.check();
      if (random.nextBoolean()) {
        note("clock back");
        rig.clockError = rig.clockError.minusSeconds(random.nextInt(7_200));
      } else {
        note("sleep");
        rig.now = rig.now.plusSeconds(random.nextInt(7_200));
        oracle.slept();
      }
      rig.settle();
    }

    private void open(Program beside) {
      if (rig.programs.size() > 14) return;
      int pane = ++panes;
      int tab = random.nextBoolean() ? beside.key.tab() : 100 + pane;
      note("open " + tab + "/" + pane);
      Program program = rig.open(tab, pane, 1 + random.nextInt(3));
      if (random.nextBoolean()) return;
      // A session that was there before.
      String body = "state=" + STATES[random.nextInt(STATES.length)];
      note("restored " + body);
      program.write(body);
      oracle.restored(program.key, program.records.records());
      program.tellRestored();
    }

    private void close(Program program) {
      note("close " + program.key);
      List<PaneKey> left = new ArrayList<>(oracle.visible);
      if (left.remove(program.key)) look(left);
      oracle.closed(program.key);
      program.close();
      if (paneKeysOf(program.key.tab()).isEmpty()) oracle.mutedUntil.remove(program.key.tab());
      rig.settle();
    }

    private void plain(Program program) {
      // As of OSC 99, the same again as a change of it, or as of OSC 9.
      int key = random.nextInt(3) == 0 ? 0 : random.nextBoolean() ? lastKey : ++lastKey;
      int expire = random.nextInt(4) == 0 ? 1 + random.nextInt(20_000) : -1;
      note("osc " + program.key + " key " + key);
      if (key != 0) oracle.asked(program.key, key);
      Toast.Manner manner = new Toast.Manner(key, true, false, expire, List.of(), List.of());
      ProgramNotification asked = new ProgramNotification("", "text", Toast.Urgency.NORMAL, manner);
      rig.model.notification(program.key, asked, rig.wall());
      rig.settle();
    }

    /** Its program closes one, mostly the newest. */
    private void withdraw() {
      Program program = pick();
      int key = random.nextInt(4) == 0 ? random.nextInt(lastKey + 1) : lastKey;
      if (key == 0) return;
      note("withdraw " + program.key + " key " + key);
      rig.model.notificationWithdrawn(program.key, key, rig.wall());
      oracle.withdrawnByItsProgram(program.key, key);
      rig.settle();
    }

    private void pass(int ms) {
      int piece = ms > 5_000 ? 4 * PIECE_MS : PIECE_MS;
      for (int left = ms; left > 0; left -= piece) {
        rig.passMs(Math.min(left, piece));
        oracle.check();
      }
    }
  }
}
