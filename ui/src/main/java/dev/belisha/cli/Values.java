package dev.belisha.cli;

import java.util.List;

/** What can stand for a value: for the completion of shells. Whether it does is the command's. */
public sealed interface Values {
  /** Any text. */
  Values TEXT = new Text();

  Values FILE = new Files();
  Values FOLDER = new Folders();
  Values TAB = new Tabs();
  Values PROFILE = new Profiles();
  Values COMMAND = new Program();

  static Values of(String... words) {
    return new Words(List.of(words));
  }

  record Text() implements Values {}

  record Files() implements Values {}

  record Folders() implements Values {}

  /** The number of a tab of the Belisha that runs. */
  record Tabs() implements Values {}

  /** The name of a profile of the settings. */
  record Profiles() implements Values {}

  /** A program and its arguments; nothing after it is ours. */
  record Program() implements Values {}

  record Words(List<String> words) implements Values {}
}
