"""Drives an agent under `belisha host` and notes at which byte of the record which badge is due.

record.py AGENT BELISHA HOME OUT COMMAND [ARG...]; AGENT is pi or codex, COMMAND starts it, HOME holds the folder demo and
  .pi/agent (models.json pointing at server.mjs, retry and version checks off, permission-gate.ts as an extension), or
  .codex/config.toml (a provider with wire_api "responses" pointing at responses.mjs and no retries, approval_policy
  "on-request", sandbox_mode "read-only", demo trusted, no check for updates).
"""
import os, subprocess, sys, time

AGENT, BELISHA, HOME, OUT = sys.argv[1:5]
COMMAND = sys.argv[5:]
START = ("", 0, "Ready", "~/demo")
HELLO = (["Hello", "\r"], 6.5, "Finished", "tests pass")
# Keys, seconds to wait, the badge due then, a text on the screen.
PI = {
    "turn": [START, (["Hello", "\r"], 1.2, "Working", "Working"), ("", 4.5, "Finished", "tests pass")],
    "tool": [START, (["LIST the files", "\r"], 2.6, "Working", "sleep 2; ls"), ("", 6.5, "Finished", "tests pass")],
    "permission": [START, (["CLEAN up", "\r"], 3.5, "Asks a question", "Dangerous command"),
                   ("\r", 1.0, "Working", "rm -rf"), ("", 5, "Finished", "tests pass")],
    "error": [START, (["FAIL", "\r"], 1.0, "Working", "Working"), ("", 2.5, "Failed", "400:"),
              (["Hello", "\r"], 1.0, "Working", "Working"), ("", 4.5, "Finished", "tests pass")],
    "aborted": [START, (["a LONG one", "\r"], 3.5, "Working", "and so on"), ("\x1b", 1.5, "Ready", "Operation aborted")],
    "compaction": [START, HELLO, (["/compact", " ", "\r"], 1.0, "Working", "Compacting"),
                   ("", 5.5, "Finished", "Compacted from"), (["Again", "\r"], 1.0, "Working", "Again"),
                   ("", 5, "Finished", "tests pass")],
    "compaction-fails": [START, HELLO, (["/compact", " ", "FAIL", "\r"], 1.0, "Working", "Compacting"),
                         ("", 3.5, "Failed", "400:")],
    "compaction-aborted": [START, HELLO, (["/compact", " ", "\r"], 1.2, "Working", "Compacting"),
                           ("\x1b", 1.5, "Ready", "Compaction cancelled")],
}
# Its server takes longer to answer, for Codex takes longer to start and to draw.
CODEX = {
    "turn": [START, (["Hello", "\r"], 2, "Working", "Hello"), ("", 8, "Finished", "tests pass")],
    "tool": [START, (["LIST the files", "\r"], 5.2, "Working", "LIST the files"), ("", 12, "Finished", "tests pass")],
    "permission": [START, (["CLEAN up", "\r"], 7, "Needs permission", "rm -rf build"),
                   ("y", 2.5, "Working", "You approved"), ("", 10, "Finished", "tests pass")],
    "error": [START, (["FAIL", "\r"], 2, "Working", "FAIL"), ("", 6, "Failed", "The fake model refuses"),
              (["Hello", "\r"], 2, "Working", "Hello"), ("", 9, "Finished", "tests pass")],
    "aborted": [START, (["a LONG one", "\r"], 7, "Working", "and so on"), ("\x1b", 3, "Ready", "interrupted")],
}
SESSIONS = {"pi": PI, "codex": CODEX}[AGENT]
PI_SETTINGS = ["--env", "PI_OFFLINE=1", "--env", "PI_TELEMETRY=0", "--env", "PI_SKIP_VERSION_CHECK=1"]


def record(name):
    raw = os.path.join(OUT, name + ".raw")
    settings = PI_SETTINGS if AGENT == "pi" else []
    program = subprocess.Popen(
        [BELISHA, "host", "--size", "80x24", "--cwd", os.path.join(HOME, "demo"), "--record", raw, *settings,
         "--dump", os.devnull, "--", *COMMAND],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "HOME": HOME, "LANG": "C.UTF-8"})
    time.sleep(5 if AGENT == "pi" else 15)
    with open(os.path.join(OUT, name + ".points"), "w") as points:
        for keys, seconds, badge, text in SESSIONS[name]:
            for key in keys if isinstance(keys, list) else [keys]:
                program.stdin.write(key.encode())
                program.stdin.flush()
                time.sleep(0.15)
            time.sleep(seconds)
            points.write(f"{os.path.getsize(raw)}\t{badge}\t{text}\n")
    program.kill()
    program.wait()


for wanted in SESSIONS:
    record(wanted)
