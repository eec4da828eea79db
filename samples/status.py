#!/usr/bin/env python3
"""Report what a program is doing with OSC 7501, the Program Status Protocol.

    import status
    status.report("working", app="backup", msg="Copying photos", progress=40)
    status.report("blocked", app="backup", kind="permission", msg="Delete 3 files?")
    status.report("done", app="backup", msg="Copied 1,204 photos")
    status.report("clear")

or from a shell: status.py working --app backup --msg "Copying photos" --progress 40

A report replaces the whole record: say everything each time. Too long text is cut, line breaks
become spaces. What a terminal would ignore raises ValueError. Reports go to standard output when it
is a terminal, else to /dev/tty, else nowhere; STATUS_TTY names another place, for tests. Inside
tmux nothing is sent, unless STATUS_TMUX=1 asks for tmux's passthrough. Python 3.8, no packages.
"""
import argparse
import base64
import os
import re
import sys

STATES = ("idle", "working", "done", "blocked", "error", "clear")
KINDS = ("permission", "question", "auth")
NAME = r"[A-Za-z0-9_.+-]{1,32}"


def fit(text, limit):
    """One line without controls, of at most so many bytes of UTF-8, cut between characters."""
    text = re.sub(r"[\n\r\t]", " ", text)
    text = re.sub(r"[\x00-\x1f\x7f-\x9f]", "", text)
    return text.encode("utf-8", "replace")[:limit].decode("utf-8", "ignore")


def body(state, id=None, app=None, title=None, msg=None, kind=None, progress=None):
    """The text between "7501;" and the terminator."""
    if state not in STATES:
        raise ValueError(f"state is one of {', '.join(STATES)}: {state!r}")
    if id and not (re.fullmatch(f"{NAME}(/{NAME}){{0,7}}", id) and len(id) <= 128):
        raise ValueError(f"unusable id: {id!r}")
    if app and not re.fullmatch(NAME, app):
        raise ValueError(f"unusable app: {app!r}")
    if kind and (kind not in KINDS or state != "blocked"):
        raise ValueError(f"kind is one of {', '.join(KINDS)} and goes with blocked: {kind!r}")
    if progress is not None:
        if state not in ("working", "blocked") or not 0 <= progress <= 100:
            raise ValueError(f"progress is 0 to 100, with working or blocked: {progress!r}")
    pairs = [("state", state), ("id", id)]
    if state != "clear":
        percent = None if progress is None else str(int(progress))
        pairs += [("kind", kind), ("progress", percent), ("app", app)]
        pairs += [("title", _base64(title, 192)), ("msg", _base64(msg, 2048))]
    return ":".join(f"{key}={value}" for key, value in pairs if value)


def _base64(text, limit):
    return base64.b64encode(fit(text, limit).encode()).decode() if text else None


def report(state, **keys):
    """Sends one report; see body() for the keys. Does nothing where there is no terminal."""
    sequence = f"\033]7501;{body(state, **keys)}\033\\"
    if os.environ.get("TMUX"):
        if os.environ.get("STATUS_TMUX") != "1":
            return
        sequence = "\033Ptmux;" + sequence.replace("\033", "\033\033") + "\033\\"
    _write(sequence.encode("ascii"))


def _write(sequence):
    place = os.environ.get("STATUS_TTY")
    try:
        if not place and sys.stdout and sys.stdout.isatty():
            sys.stdout.flush()
            os.write(sys.stdout.fileno(), sequence)
            return
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOCTTY", 0)
        tty = os.open(place or "/dev/tty", flags)
        try:
            os.write(tty, sequence)
        finally:
            os.close(tty)
    except OSError:
        pass  # No terminal, or it is gone: nobody to tell.


def main():
    parser = argparse.ArgumentParser(description="Send one OSC 7501 report.")
    parser.add_argument("state", choices=STATES)
    for name in ("id", "app", "title", "msg"):
        parser.add_argument("--" + name)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--progress", type=int)
    keys = vars(parser.parse_args())
    try:
        report(keys.pop("state"), **keys)
    except ValueError as wrong:
        parser.error(str(wrong))


if __name__ == "__main__":
    main()
