package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import java.util.HashMap;
import java.util.Map;

/** The index: which class serves which number. */
public final class OscCommands {
  private static final int MAX_DIGITS = 6;

  private final Map<Integer, OscCommand> commands = new HashMap<>();
  private final TerminalContext core;

  public OscCommands(TerminalContext core) {
    this.core = core;
    commands.put(0, new TitleOsc(true));
    commands.put(1, new IconTitleOsc());
    commands.put(2, new TitleOsc(false));
    commands.put(4, new PaletteOsc(4));
    commands.put(5, new PaletteOsc(5));
    commands.put(7, new WorkingDirectoryOsc(new LocalHost()));
    commands.put(8, new HyperlinkOsc());
    commands.put(9, new NotificationOsc());
    for (int number = 10; number <= 19; number++) {
      commands.put(number, new DynamicColorOsc(number));
      commands.put(number + 100, new DynamicColorResetOsc(number));
    }
    commands.put(52, new ClipboardOsc());
    commands.put(99, new KittyNotificationOsc());
    commands.put(104, new PaletteResetOsc(false));
    commands.put(105, new PaletteResetOsc(true));
    commands.put(22, new PointerShapeOsc());
    commands.put(133, new SemanticPromptOsc());
    commands.put(777, new RxvtNotificationOsc());
    commands.put(1337, new ITermOsc());
    commands.put(7501, new ProgramStatusOsc());
  }

  /** A complete string: {@code number}, or {@code number;body}. Leading zeros make it unknown. */
  public void run(byte[] string, int length, boolean bel, long sequenceLength) {
    int number = 0;
    int at = 0;
    while (at < length && at < MAX_DIGITS && string[at] >= '0' && string[at] <= '9') {
      number = number * 10 + string[at++] - '0';
    }
    boolean present = at < length && string[at] == ';';
    if (at == 0 || (at < length && !present) || (at > 1 && string[0] == '0')) return;
    OscCommand command = commands.get(number);
    if (command == null) return;
    int from = present ? at + 1 : at;
    command.run(new OscBody(string, from, length - from, present, bel, sequenceLength), core);
  }

  /** For the table in the documentation. */
  public Map<Integer, OscCommand> all() {
    return Map.copyOf(commands);
  }
}
