"""Drives pi under `belisha host` and notes at which byte of the record which badge is due.

record.py BELISHA NODE PI-CLI HOME OUT [NAME...]; HOME holds .pi/agent (models.json pointing at server.mjs,
retry and version checks off, permission-gate.ts as an extension) and the folder demo.
"""
import os, subprocess, sys, time

BELISHA, NODE, CLI, HOME, OUT = sys.argv[1:6]
START = ("", 0, "Ready", "~/demo")
HELLO = (["Hello", "\r"], 6.5, "Finished", "tests pass")
# Keys, seconds to wait, the badge due then, a text on the screen.
SESSIONS = {
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


def record(name):
    raw = os.path.join(OUT, name + ".raw")
    settings = ["--env", "PI_OFFLINE=1", "--env", "PI_TELEMETRY=0", "--env", "PI_SKIP_VERSION_CHECK=1"]
    program = subprocess.Popen(
        [BELISHA, "host", "--size", "80x24", "--cwd", os.path.join(HOME, "demo"), "--record", raw, *settings,
         "--dump", os.devnull, "--", NODE, CLI],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "HOME": HOME, "LANG": "C.UTF-8"})
    time.sleep(5)
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


for wanted in sys.argv[6:] or SESSIONS:
    record(wanted)
