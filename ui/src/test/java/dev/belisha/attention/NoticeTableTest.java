package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract's tables, a row for a row. How a story is written stands in {@link Scenario}. */
class NoticeTableTest {

  /** The table of transitions of ux F5. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # transition                        | story                                              | what comes
          blocked                             | 1 blocked; 699; 1                                  | 700+1
          blocked, a kind                     | 1 blocked kind=auth; 2s                            | 700+1
          blocked, and nothing more           | 1 blocked; 3600s                                   | 700+1
          a new blocked record                | 1 blocked id=a; 20s; 1 blocked id=b; 2s            | 700+1 20700+1
          a changed kind                      | 1 blocked; 20s; 1 blocked kind=question; 2s        | 700+1 20700+1
          a new blocked record, same settle   | 1 blocked id=a; 400; 1 blocked id=b; 2s            | 700+1
          blocked again after an answer       | 1 blocked; 20s; 1 working; 1 blocked; 2s           | 700+1 20000-1 20700+1
          error                               | 1 error; 2s                                        | 700+1
          error again, other text seen        | 1 error; 20s; seen 1; 1 error msg=YQ==; 2s         | 700+1 20000-1 20700+1
          done after 10 s of work             | 1 working; 10s; 1 done; 1950; 50                   | 12000+1~
          done, blocked in the midst of work  | 1 working; 2s; 1 blocked; 2s; 1 working; 9s; 1 done; 2s | 2700+1 4000-1 15000+1~
          done, shorter                       | 1 working; 9s; 999; 1 done; 60s                    | ''
          done without work                   | 1 done; 60s                                        | ''
          child done, root works, B-11 B-33   | 1 working; 1 working id=a; 20s; 1 done id=a; 60s   | ''
          child done, root blocked            | look 1; 1 blocked; 1 working id=a; 20s; 1 done id=a; 60s | ''
          child done, root idle               | 1 idle; 1 working id=a; 20s; 1 done id=a; 60s      | ''
          child done, other record works      | 1 working id=b; 1 working id=a; 20s; 1 done id=a; 60s | ''
          child done, other pane works        | 1/1 working id=b; 1/2 working id=a; 20s; 1/2 done id=a; 60s | ''
          child done, root goes later, B-11   | 1 working; 1 working id=a; 20s; 1 done id=a; exit 1; 60s | ''
          child error under live work         | 1 working; 20s; 1 error id=a; 60s                  | ''
          idle                                | 1 idle; 60s                                        | ''
          working                             | 1 working; 60s                                     | ''
          clear                               | 1 working; 20s; 1 clear; 60s                       | ''
          message change                      | 1 blocked; 20s; 1 blocked msg=YQ==; 60s            | 700+1
          progress change                     | 1 blocked; 20s; 1 blocked progress=5; 60s          | 700+1
          equal report                        | 1 error; 20s; 1 error; 60s                         | 700+1
          last of rootless ends in done       | 1 working id=a; 1 working id=b; 11s; 1 done id=a; 5s; 1 done id=b; 2s | 18000+1~
          last of rootless ends in error      | 1 working id=a; 1 working id=b; 11s; 1 error id=a; 5s; 1 error id=b; 2s | 16700+1
          restore                             | restore 1 blocked; restore 2 error; restore 3 done; 600s | ''
          restore, then a report              | restore 1 blocked; 5s; 1 working; 1 blocked; 1s    | 5700+1
          marked unseen by hand, B-23         | 1 error; 20s; seen 1; 5s; unseen 1; 60s            | 700+1 20000-1
          """)
  void transitions(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** The numbered rules of ux F5, and the edges of its drawing. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # rule                              | story                                              | what comes
          1 left while settling, B-24         | 1 blocked; 300; 1 working; 60s                     | ''
          1 done left while settling          | 1 working; 10s; 1 done; 1s; 1 working; 60s         | ''
          1 in front, B-15 B-16               | look 1; 1 blocked; 60s                             | ''
          1 in front, error                   | look 1; 1 error; 5s; look; 60s                     | ''
          1 in front, done                    | look 1; 1 working; 20s; 1 done; 5s; look; 60s      | ''
          1 blocked in front, then left       | look 1; 1 blocked; 5s; look; 2s                    | 5700+1
          1 left for a moment                 | look 1; 1 blocked; 5s; look; 300; look 1; 60s      | ''
          1 gone at the end of settle         | look 1; 1 blocked; 300; look; 2s                   | 700+1
          1 there at the end of settle        | 1 blocked; 300; look 1; 60s                        | ''
          1 there and gone within settle      | 1 blocked; 200; look 1; 200; look; 2s              | 700+1
          1 other tab in front, B-32          | look 1; 2 blocked; 2s                              | 700+2
          1 other pane in front               | look 1/1; 1/1 blocked; 1/2 blocked; 2s             | 700+1
          1 other pane, then both left        | look 1/1; 1/1 blocked; 1/2 blocked; 20s; look; 2s  | 700+1 20700+1
          1 muted, B-18                       | mute 1; 1 blocked; 60s                             | ''
          1 muted for a time, B-18            | mute 1 900s; 1 blocked; 900s; 2s                   | 900700+1
          1 muted, then by hand no more       | mute 1; 1 blocked; 60s; unmute 1; 2s               | 60700+1
          1 muted error is not told later     | mute 1; 1 error; 60s; unmute 1; 60s                | ''
          1 muted while its toast is up       | 1 blocked; 20s; mute 1; 60s; unmute 1; 2s          | 700+1 20000-1 80700+1
          1 muted, looked at and left         | mute 1; 1 blocked; look 1; 5s; look; 5s; unmute 1; 2s | 10700+1
          1 switched off                      | off; 1 blocked; 60s                                | 700offer1
          1 switched off and on again         | 1 blocked; 20s; off; 60s; on; 2s                   | 700+1 20000-1 80700+1
          1 blocked while off, then on        | off; 1 blocked; 60s; on; 2s                        | 700offer1 60700+1
          1 off and on while settling         | 1 blocked; 300; off; 100; on; 2s                   | 700+1
          1 error while off is not told later | off; 1 error; 60s; on; 60s                         | ''
          2 one in 10 s                       | 1 blocked; 2s; 1 working; 1 blocked; 20s           | 700+1 2000-1 10700+1
          2 an error is not held              | 1 blocked; 2s; 1 error; 60s                        | 700+1 2000-1
          2 held and resolved                 | 1 blocked; 2s; 1 working; 1 blocked; 5s; 1 idle; 60s | 700+1 2000-1
          2 held, looked at and left          | 1 blocked; 2s; 1 working; 1 blocked; 2s; look 1; 20s; look; 2s | 700+1 2000-1 24700+1
          2 three in 60 s                     | 1 blocked; 11s; 1 working; 1 blocked; 11s; 1 working; 1 blocked; 11s; 1 working; 1 blocked; 60s | 700+1 11000-1 11700+1 22000-1 22700+1 33000-1 60700+1
          2 six in 60 s, the seventh waits    | 1 blocked; 3s; 2 blocked; 3s; 3 blocked; 3s; 4 blocked; 3s; 5 blocked; 3s; 6 blocked; 3s; 7 blocked; 60s | 700+1 3700+2 6700+3 9700+4 12700+5 15700+6 60700+7
          2 who waits longest comes first     | 7 idle; 1 blocked; 3s; 2 blocked; 3s; 3 blocked; 3s; 4 blocked; 3s; 5 blocked; 3s; 6 blocked; 3s; 8 blocked; 3s; 7 blocked; 60s | 700+1 3700+2 6700+3 9700+4 12700+5 15700+6 60700+8 63700+7
          3 three tabs inside 2 s             | 1 blocked; 500; 2 blocked; 500; 3 blocked; 20s     | 700+1 1200+2 1700-1 1700-2 1700+0(3)
          3 three tabs at once                | 1 blocked; 2 blocked; 3 blocked; 20s               | 700+0(3)
          3 two tabs at once                  | 1 blocked; 2 blocked; 20s                          | 700+1 700+2
          3 more join                         | 1 blocked; 2 blocked; 3 blocked; 500; 4 blocked; 100; 5 blocked; 20s | 700+0(3) 2700+0(5)
          3 more errors join                  | 1 error; 2 error; 3 error; 500; 4 error; 20s       | 700+0(3) 2700+0(4)
          3 one that would join is resolved   | 1 error; 2 error; 3 error; 500; 4 error; 1s; seen 4; 20s | 700+0(3)
          3 one resolved meanwhile            | 1 blocked; 2 blocked; 1500; 1 idle; 3 blocked; 20s | 700+1 700+2 1500-1 2200+3
          3 only results, low                 | 1 working; 2 working; 3 working; 10s; 1 done; 2 done; 3 done; 20s | 12000+0(3)~
          3 three held at the app's limit     | 1 blocked; 3s; 2 blocked; 3s; 3 blocked; 3s; 4 blocked; 3s; 5 blocked; 3s; 6 blocked; 3s; 7 blocked; 3s; 8 blocked; 3s; 9 blocked; 20s | 700+1 3700+2 6700+3 9700+4 12700+5 15700+6 24700+0(3)
          3 three held by their own limits    | 1 blocked; 2s; 100; 2 blocked; 2s; 100; 3 blocked; 2s; 1 idle; 2 idle; 3 idle; 1 blocked; 2 blocked; 3 blocked; 2s | 700+1 2800+2 4900+3 6200-1 6200-2 6200-3 6900+0(3)
          3 notifications on again with many  | off; 1 blocked; 2 blocked; 3 blocked; 60s; on; 2s  | 700offer1 60700+0(3)
          3 a digest goes with its last tab   | 1 blocked; 2 blocked; 3 blocked; 1s; 1 idle; 2 idle; 5s; 3 idle | 700+0(3) 6000-0
          3 own toast leaves the digest       | 1 blocked; 2 blocked; 3 blocked; 20s; 1 blocked id=b; 2s; 2 idle; 3 idle | 700+0(3) 20700+1 22000-0
          3 looked at one of a digest         | 1 blocked; 2 blocked; 3 blocked; 1s; 2 idle; 3 idle; look 1; 20s; look; 2s | 700+0(3) 1000-0 21700+1
          4 state leaves, B-27                | 1 blocked; 2s; 1 working                           | 700+1 2000-1
          4 seen, B-27                        | 1 error; 2s; seen 1                                | 700+1 2000-1
          4 tab closes, B-27                  | 1 error; 2s; close 1                               | 700+1 2000-1
          4 pane closes, B-27                 | 1/1 working; 1/2 blocked; 2s; close 1/2            | 700+1 2000-1
          4 prompt                            | 1 blocked; 2s; prompt 1                            | 700+1 2000-1
          4 exit                              | 1 blocked; 2s; exit 1                              | 700+1 2000-1
          4 RIS                               | 1 error; 2s; reset 1                               | 700+1 2000-1
          4 the person comes                  | 1 blocked; 2s; look 1                              | 700+1 2000-1
          4 comes, and leaves no answer       | 1 blocked; 20s; look 1; 5s; look; 2s               | 700+1 20000-1 25700+1
          4 comes after an OSC, leaves no answer | 1 blocked; 20s; osc 1; 10s; look 1; 5s; look; 2s | 700+1 25000+osc1 30000-1 30000-osc1 35700+1
          4 newer replaces                    | 1/1 error; 20s; 1/2 error; 2s                      | 700+1 20700+1
          4 told, another still waits         | 1 blocked id=a; 20s; 1 blocked id=b; 20s; 1 idle id=b; 2s | 700+1 20700+1
          5 OSC near a report                 | 1 working; 1 blocked; 2s; osc 1; 60s               | 700+1
          5 OSC just inside 5 s               | 1 blocked; 4s; 950; osc 1; 60s                     | 700+1
          5 OSC after 5 s                     | 1 blocked; 5s; osc 1; 60s                          | 700+1 10000+osc1
          5 OSC before the report             | 1 working; osc 1; 4s; 1 blocked; 60s               | 4700+1
          5 OSC long before the report        | 1 working; osc 1; 8s; 1 blocked; 60s               | 5000+osc1 8700+1
          5 OSC with no records               | osc 1; 60s                                         | 700+osc1
          5 OSC, own limit of 10 s, B-35      | osc 1; 5s; osc 1; 8s; osc 1; 60s                   | 700+osc1 13700+osc1
          5 OSC in front                      | look 1; osc 1; 60s                                 | ''
          5 OSC, then looked at               | osc 1; 5s; look 1                                  | 700+osc1 5000-osc1
          5 OSC, muted                        | mute 1; osc 1; 60s                                 | ''
          5 OSC, switched off while waiting   | 1 working; osc 1; 1s; off; 60s                     | ''
          5 OSC, tab closed while waiting     | 1 working; osc 1; 1s; close 1; 60s                 | ''
          5 OSC, tab closed                   | osc 1; 1s; close 1                                 | 700+osc1 1000-osc1
          5 OSC beside what waits, which stays | 1 blocked; 20s; osc 1; 6s; 1 working            | 700+1 25000+osc1 26000-1
          5 OSC in a steady stream            | 1 working; osc 1; 2s; osc 1; 2s; osc 1; 2s; osc 1; 2s | 5000+osc1
          clock set back an hour              | 1 blocked; 300; clock -3600s; 2s                   | 700+1
          clock set back, limits go on        | 1 blocked; 2s; clock -3600s; 1 working; 1 blocked; 20s | 700+1 2000-1 10700+1
          clock set back at work              | 1 working; 5s; clock -3600s; 5s; 1 done; 2s        | 12000+1~
          """)
  void rules(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** Hours and a desktop in which nothing is told; it is 10:00 at the beginning. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          blocked in quiet hours, told when they end | quiet 09:00 11:00; 1 blocked; 3600s; 2s    | 3600700+1
          over midnight                       | quiet 22:00 10:30; 1 blocked; 1800s; 2s            | 1800700+1
          before they begin                   | quiet 10:01 11:00; 1 blocked; 2s                   | 700+1
          they begin while it settles         | quiet 10:01 10:02; 59s; 500; 1 blocked; 60s; 2s    | 120700+1
          they begin while its toast is up    | quiet 10:01 10:02; 1 blocked; 119s; 2s             | 700+1 60000-1 120700+1
          answered before they end            | quiet 09:00 10:01; 1 blocked; 30s; 1 working; 60s  | ''
          an error in them is not told later  | quiet 09:00 10:01; 1 error; 120s                   | ''
          done in them is not told later      | quiet 09:00 10:01; 1 working; 20s; 1 done; 120s    | ''
          looked at when they end             | quiet 09:00 10:01; 1 blocked; 30s; look 1; 60s; look; 2s | 90700+1
          OSC in quiet hours is not told      | quiet 09:00 10:01; osc 1; 120s                     | ''
          many, told as one when they end     | quiet 09:00 10:01; 1 blocked; 2 blocked; 3 blocked; 60s; 2s | 60700+0(3)
          every day                           | quiet 11:00 11:01; 1 blocked; 86400s; 5000s        | 700+1 3600000-1 3660700+1 90000000-1 90060700+1
          the clock is set into them          | quiet 12:00 13:00; 1 blocked; 2s; clock 7200s; 60s | 700+1 2000-1
          the clock is set out of them        | quiet 09:00 11:00; 1 blocked; 2s; clock 7200s; 60s | 2700+1
          muted when they end                 | quiet 09:00 10:01; mute 1; 1 blocked; 60s; 5s; unmute 1; 2s | 65700+1
          do not disturb, B-17                | disturb-not; 1 blocked; 60s                        | ''
          do not disturb ends, B-17           | disturb-not; 1 blocked; 60s; disturb; 2s           | 60700+1
          do not disturb takes back, B-17     | 1 blocked; 5s; disturb-not; 60s; disturb; 2s       | 700+1 5000-1 65700+1
          do not disturb, error               | disturb-not; 1 error; 60s; disturb; 60s            | ''
          """)
  void quietTimes(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** B-22. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          blocked                             | settle 5s; 1 blocked; 10s                          | 5000+1
          failed                              | settle 5s; 1 error; 10s                            | 5000+1
          left before                         | settle 5s; 1 blocked; 4s; 1 working; 60s           | ''
          done settles as long                | settle 5s; 1 working; 10s; 1 done; 10s             | 15000+1~
          none at all                         | settle 0; 1 blocked                                | 0+1
          done still settles                  | settle 0; 1 working; 10s; 1 done; 10s              | 12000+1~
          left without an answer              | settle 5s; look 1; 1 blocked; 9s; look; 10s        | 14000+1
          OSC                                 | settle 5s; osc 1; 10s                              | 5000+osc1
          """)
  void settleTime(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** The cues of the toasts: same gate, same limit, and at most one in 3 s. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          off unless asked for                | 1 blocked; 2s                                      | 700+1
          blocked                             | sound; 1 blocked; 2s                               | 700+1 700loud
          done                                | sound; 1 working; 10s; 1 done; 2s                  | 12000+1~ 12000soft
          one event is one sound, B-20        | sound; 1 blocked; osc 1; 60s                       | 700+1 700loud
          not for the pane in front, B-16     | sound; look 1; 1 blocked; 60s                      | ''
          not on do not disturb, B-17         | sound; disturb-not; 1 blocked; 60s                 | ''
          not in quiet hours                  | sound; quiet 09:00 11:00; 1 blocked; 60s           | ''
          not when muted, B-18                | sound; mute 1; 1 blocked; 60s                      | ''
          one in 3 s                          | sound; 1 blocked; 2s; 2 blocked; 2s; 3 blocked; 2s | 700+1 700loud 2700+2 4700+3 4700loud
          a digest of what just rang          | sound; 1 blocked; 500; 2 blocked; 500; 3 blocked; 2s | 700+1 700loud 1200+2 1700-1 1700-2 1700+0(3)
          a digest                            | sound; 1 blocked; 2 blocked; 3 blocked; 2s         | 700+0(3) 700loud
          only results, low                   | sound; 1 working; 2 working; 3 working; 10s; 1 done; 2 done; 3 done; 20s | 12000+0(3)~ 12000soft
          an OSC notification                 | sound; osc 1; 2s                                   | 700+osc1 700loud
          """)
  void sounds(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** B-41. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the first blocked event             | off; 1 blocked; 2s                                 | 700offer1
          once                                | off; 1 blocked; 5s; 2 blocked; 60s                 | 700offer1
          not for what is in front            | off; look 1; 1 blocked; 60s                        | ''
          left without an answer              | off; look 1; 1 blocked; 5s; look; 60s              | ''
          not for a failure                   | off; 1 error; 60s                                  | ''
          not while they are on               | mute 1; 1 blocked; 60s                             | ''
          """)
  void offerToTurnThemOn(String name, String story, String comes) {
    assertThat(Scenario.play(story)).isEqualTo(comes);
  }

  /** Rule 6, on by a setting: B-25. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          once after 3 min                    | 1 blocked; 3600s                                   | 700+1 180000+1
          not when answered                   | 1 blocked; 100s; 1 working; 600s                   | 700+1 100000-1
          not while looked at                 | 1 blocked; 100s; look 1; 600s                      | 700+1 100000-1
          not twice after looking             | 1 blocked; 100s; look 1; 20s; look; 600s           | 700+1 100000-1 120700+1 180000+1
          not when muted                      | 1 blocked; 100s; mute 1; 600s                      | 700+1 100000-1
          each question anew                  | 1 blocked; 200s; 1 working; 1 blocked; 200s        | 700+1 180000+1 200000-1 200700+1 380000+1
          not an error                        | 1 error; 600s                                      | 700+1
          """)
  void reminder(String name, String story, String comes) {
    assertThat(Scenario.play(story, true)).isEqualTo(comes);
  }
}
