package dev.belisha.attention;

import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * A short story, and what came of it, both as one line of text, so that a table of them can be read
 * beside the contract's.
 *
 * <p>Steps, split by {@code ;} (a pane is {@code TAB} or {@code TAB/PANE}): {@code 700} or {@code
 * 5s} lets time pass; {@code 1 blocked kind=auth id=a} reports; {@code restore 1 blocked}; {@code
 * look 1 2} has panes on screen in a focused window, {@code look} none; {@code close 1}, {@code
 * seen 1}, {@code unseen 1}, {@code type 1}, {@code go 1} (a click or a jump lands there), {@code
 * osc 1}, {@code osc 1 key=7 w=5000 low} (OSC 99), {@code withdraw 1 7}, {@code click 2} (a button
 * of the last toast), {@code dismiss} (the last toast), {@code mute 1}, {@code unmute 1}, {@code
 * on}, {@code off}, {@code program-off}, {@code prompt 1}, {@code exit 1}, {@code restart 1},
 * {@code reset 1}; {@code clock -3600s} sets the wall clock; {@code settle 3s}, {@code quiet 22:00
 * 07:00} and {@code sound} are settings; {@code disturb-not} and {@code disturb} come from the
 * desktop. It is 10:00 at the beginning.
 *
 * <p>What came, each with its millisecond: {@code 700+1} a toast of tab 1, {@code 700+1~} one of
 * low urgency, {@code 700+0(3)} a digest of three tabs, {@code 900-1} a toast withdrawn, {@code
 * 700+osc1} one of its program, {@code 900click7/2} and {@code 900end7} what its program hears,
 * {@code 700loud} and {@code 700soft} the two sounds, {@code 700offer1} the offer to turn
 * notifications on.
 */
final class Scenario {
  private final AttentionRig rig;
  private AttentionPolicy policy;
  private final StringJoiner came = new StringJoiner(" ");
  private int read;

  private Scenario(boolean reminder) {
    policy = AttentionPolicy.of(true, false, reminder);
    rig = new AttentionRig(policy);
  }

  static String play(String story) {
    return play(story, false);
  }

  static String play(String story, boolean reminder) {
    Scenario scenario = new Scenario(reminder);
    for (String step : story.split(";")) scenario.step(step.strip());
    return scenario.came.toString();
  }

  private void step(String step) {
    List<String> words = Arrays.asList(step.split("\\s+"));
    String first = words.getFirst();
    if (words.size() == 1 && first.matches("\\d+s?")) {
      // Millisecond by millisecond would do too; timers tell when something is due.
      passNoting(length(first));
      return;
    }
    switch (first) {
      case "look" -> rig.look(keys(words.subList(1, words.size())));
      case "on", "off" -> policy(policy.settle(), first.equals("on"));
      case "program-off" -> rig.model.policy(policy.programNotifications(false), rig.wall());
      case "settle" -> policy(length(words.get(1)), true);
      case "quiet" -> {
        QuietHours hours =
            new QuietHours(
                LocalTime.parse(words.get(1)), LocalTime.parse(words.get(2)), ZoneOffset.UTC);
        policy = policy.quietHours(hours);
        rig.model.policy(policy, rig.wall());
      }
      case "sound" -> {
        policy = policy.sound(true);
        rig.model.policy(policy, rig.wall());
      }
      case "disturb", "disturb-not" ->
          rig.model.doNotDisturb(first.equals("disturb-not"), rig.wall());
      case "clock" -> rig.clockError = rig.clockError.plus(length(words.get(1)));
      case "restore" -> {
        program(words.get(1)).write(report(words.subList(2, words.size())));
        program(words.get(1)).tellRestored();
      }
      case "close" -> program(words.get(1)).close();
      case "seen", "unseen" -> program(words.get(1)).seen(first.equals("seen"));
      case "type" -> rig.model.typed(key(words.get(1)), rig.wall());
      case "go" -> rig.model.arrived(key(words.get(1)), rig.wall());
      case "osc" -> rig.model.notification(program(words.get(1)).key, asked(words), rig.wall());
      case "withdraw" ->
          rig.model.notificationWithdrawn(
              key(words.get(1)), Integer.parseInt(words.get(2)), rig.wall());
      case "click" -> rig.model.toastClicked(lastToast(), number(words, 1), rig.wall());
      case "dismiss" -> rig.model.toastClosed(lastToast(), rig.wall());
      case "mute" -> {
        program(words.get(1));
        Duration length = words.size() > 2 ? length(words.get(2)) : Duration.ZERO;
        rig.model.mute(key(words.get(1)).tab(), length, rig.wall());
      }
      case "unmute" -> rig.model.mute(key(words.get(1)).tab(), null, rig.wall());
      case "restart" -> rig.model.paneRestarted(key(words.get(1)), rig.wall());
      case "prompt" -> {
        program(words.get(1)).records.primaryPrompt();
        program(words.get(1)).tell();
      }
      case "exit" -> {
        program(words.get(1)).records.programExited();
        program(words.get(1)).tell();
      }
      case "reset" -> {
        program(words.get(1)).records.hardReset();
        program(words.get(1)).tell();
      }
      default -> program(first).report(report(words.subList(1, words.size())));
    }
    rig.settle();
    note();
  }

  private void policy(Duration settle, boolean on) {
    AttentionPolicy base = AttentionPolicy.of(on, false, policy.remindAfter() != null);
    policy = base.settle(settle).quietHours(policy.quietHours()).sound(policy.sound());
    rig.model.policy(policy, rig.wall());
  }

  /** {@code osc 1 key=7 w=5000 low}. */
  private static ProgramNotification asked(List<String> words) {
    int key = 0;
    int expire = -1;
    for (String word : words) {
      if (word.startsWith("key=")) key = Integer.parseInt(word.substring(4));
      if (word.startsWith("w=")) expire = Integer.parseInt(word.substring(2));
    }
    boolean silent = words.contains("silent");
    Toast.Manner manner = new Toast.Manner(key, true, silent, expire, List.of(), List.of());
    Toast.Urgency urgency = words.contains("low") ? Toast.Urgency.LOW : Toast.Urgency.NORMAL;
    return new ProgramNotification("", "text", urgency, manner);
  }

  private static int number(List<String> words, int at) {
    return words.size() > at ? Integer.parseInt(words.get(at)) : 0;
  }

  private Toast lastToast() {
    return rig.toasts().getLast();
  }

  private void passNoting(Duration length) {
    // In small steps, so that each effect is noted with its time.
    for (long ms = length.toMillis(); ms > 0; ) {
      long piece = Math.min(ms, 50);
      rig.passMs(piece);
      ms -= piece;
      note();
    }
  }

  private void note() {
    for (; read < rig.effects.size(); read++) {
      long at = Duration.between(AttentionRig.START, rig.now).toMillis();
      switch (rig.effects.get(read)) {
        case Effect.ShowToast(Toast toast) -> {
          String digest = toast.id() == Toast.DIGEST ? "(" + toast.panes().size() + ")" : "";
          came.add(at + "+" + name(toast.id()) + digest + (toast.low() ? "~" : ""));
        }
        case Effect.WithdrawToast(int id) -> came.add(at + "-" + name(id));
        case Effect.PlayCue(Effect.PlayCue.Cue cue) ->
            came.add(at + (cue == Effect.PlayCue.Cue.FINISHED ? "soft" : "loud"));
        case Effect.OfferNotifications(Toast toast) -> came.add(at + "offer" + toast.id());
        case Effect.NotificationActivated(PaneKey pane, int key, int button) ->
            came.add(at + "click" + key + (button == 0 ? "" : "/" + button));
        case Effect.NotificationClosed(PaneKey pane, int key) -> came.add(at + "end" + key);
        case Effect.MarkSeen(PaneKey pane, String id, long revision) ->
            came.add(at + "seen" + pane.tab() + id);
      }
    }
  }

  /** What a program sends by itself has a toast of its own. */
  private static String name(int toast) {
    return toast < 0 ? "osc" + -toast : Integer.toString(toast);
  }

  private static Duration length(String text) {
    return text.endsWith("s")
        ? Duration.ofSeconds(Long.parseLong(text.substring(0, text.length() - 1)))
        : Duration.ofMillis(Long.parseLong(text));
  }

  private static String report(List<String> words) {
    List<String> pairs = new ArrayList<>(words);
    pairs.set(0, "state=" + words.getFirst());
    return String.join(":", pairs);
  }

  private AttentionRig.Program program(String word) {
    PaneKey key = key(word);
    return rig.program(key.tab(), key.pane());
  }

  private static PaneKey[] keys(List<String> words) {
    return words.stream().map(Scenario::key).toArray(PaneKey[]::new);
  }

  private static PaneKey key(String word) {
    String[] parts = word.split("/");
    int tab = Integer.parseInt(parts[0]);
    return new PaneKey(tab, parts.length > 1 ? Integer.parseInt(parts[1]) : tab);
  }
}
