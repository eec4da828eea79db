#!/usr/bin/env python3
"""Walks vttest in a real xterm and writes what xterm showed: the expectation of VttestTest.

Wants xterm, vttest and a DISPLAY (Xvfb will do). Per tour: NAME.json, one object a stop with the keys
pressed before it, the bytes vttest had written by then, the columns, xterm's DECCIR report, its
replies, the rows, and how the cells look that are not plain: column ranges, bold (bd) and underlined
(ul), text colour / background where they are not black / white; NAME.bin, vttest's output. xterm tells
rows and looks by its XHTML dump (CSI 10 i), where blinking is white on red and a blank is U+00A0.

  build-tools/vttest-in-xterm.py FOLDER [TOUR...]
"""
import fcntl
import glob
import html
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
import traceback
import tty

QUIET = 0.35


def pick(item, number):
    """Menu 3: puts a set into G0 to G3 (items 4 to 7); the list has a second page."""
    return [f"{item}\r"] + (["n\r"] if number > 14 else []) + [f"{number}\r"]


def pair(g0, g1):
    return pick(4, g0) + pick(5, g1) + ["9\r", "\r"]


SETS = (
    ["8\r", "\r", "9\r", "\r"]
    + pair(2, 3) + pair(4, 5) + pair(10, 1)
    + pick(6, 5) + pick(7, 3) + ["10\r", "\r", "11\r", "\r"]
    + ["2\r", "9\r", "\r", "1\r"]
    + ["3\r"]
    + pair(6, 7) + pair(8, 9) + pair(10, 11) + pair(12, 13) + pair(14, 15) + pair(16, 1)
    + pick(6, 10) + pick(7, 14) + ["10\r", "\r", "11\r", "\r", "8\r", "\r", "0\r"]
)

# Keys to where the tour begins; then keys given, or every item of every menu below.
TOURS = {
    "menu1": (["1\r"], None, {}),
    "menu2": (["2\r"], None, {}),
    "menu3": (["3\r"], SETS, {}),
    "menu6": (["6\r"], None, {}),
    "menu8": (["8\r"], None, {}),
    "menu11-5": (["11\r", "5\r"], None, {}),
    # Item 1 would switch the colours off.
    "menu11-6": (["11\r", "6\r"], None, {"Menu 11.6:": 2}),
    "menu11-7": (["11\r", "7\r"], None, {}),
}


def outside(folder, tours):
    for name in tours:
        with tempfile.TemporaryDirectory() as work:
            command = ["xterm", "-u8", "-geometry", "80x24"]
            command += ["-xrm", "XTerm*allowWindowOps: true"]
            me = [sys.executable, os.path.abspath(__file__), "--inside", work, name]
            environment = dict(os.environ, LC_ALL="C.UTF-8", TERM="xterm-256color")
            subprocess.run(
                command + ["-e"] + me, env=environment, cwd=work, stderr=subprocess.DEVNULL
            )
            if os.path.exists(f"{work}/failed"):
                raise SystemExit(open(f"{work}/failed").read())
            os.replace(f"{work}/stream", f"{folder}/{name}.bin")
            with open(f"{work}/stops") as stops, open(f"{folder}/{name}.json", "w") as out:
                out.write(pretty(json.load(stops)))
            print(name)


def pretty(stops):
    """Compact, but a row a line, so that a person can read it."""
    texts = []
    for stop in stops:
        head = {key: stop[key] for key in ("keys", "at", "cols", "state", "replies")}
        text = json.dumps(head, ensure_ascii=False)[:-1]
        for key in ("lines", "looks"):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in stop[key])
            text += f',\n "{key}": [' + ("\n  " if rows else "") + rows + "]"
        texts.append(text + "}")
    return "[\n" + ",\n".join(texts) + "\n]\n"


class Inside:
    """Runs in xterm, between it and vttest."""

    def __init__(self, work):
        self.work = work
        self.replies = b""
        self.alive = True
        self.child, self.inner = pty.fork()
        if self.child == 0:
            os.execvp("vttest", ["vttest", "24x80.132"])
        fcntl.ioctl(self.inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        tty.setraw(0)
        self.stream = open(f"{work}/stream", "wb")

    def reads(self):
        """vttest waits for its standard input."""
        try:
            call = open(f"/proc/{self.child}/syscall").read().split()
            return call[0] == "0" and int(call[1], 16) == 0
        except (OSError, IndexError, ValueError):
            return True

    def pump(self):
        last = time.monotonic()
        while self.alive:
            ready = select.select([0, self.inner], [], [], 0.05)[0]
            if 0 in ready:
                data = os.read(0, 65536)
                self.replies += data
                os.write(self.inner, data)
                last = time.monotonic()
            if self.inner in ready:
                try:
                    data = os.read(self.inner, 65536)
                except OSError:
                    data = b""
                self.alive = bool(data)
                self.stream.write(data)
                os.write(1, data)
                last = time.monotonic()
            still = time.monotonic() - last
            if still > QUIET and self.reads() or still > 20:
                return

    def ask(self, question, answer):
        os.write(1, question)
        got = b""
        while not re.search(answer, got):
            if not select.select([0], [], [], 5)[0]:
                raise SystemExit(f"xterm does not answer {question}")
            got += os.read(0, 4096)
        return re.search(answer, got).group(1).decode()

    def screen(self):
        os.write(1, b"\033[10i")
        while True:
            time.sleep(0.01)
            for dump in glob.glob(f"{self.work}/xterm.*.xhtml"):
                text = open(dump, "rb").read()
                if text.rstrip().endswith(b"</html>"):
                    os.remove(dump)
                    return rows_of(text.decode())

    def press(self, keys):
        self.replies = b""
        os.write(self.inner, keys.encode())
        self.pump()

    def stop(self, keys):
        state = self.ask(b"\033[1$w", rb"\033P1\$u([^\033]*)\033\\")
        margins = self.ask(b"\033P$qr\033\\", rb"\033P1\$r([0-9;]*r)\033\\")
        # The dump goes from the top margin to the bottom one. DECSTBM moves the cursor.
        os.write(1, b"\033[r")
        lines, looks = self.screen()
        row, col = state.split(";")[:2]
        os.write(1, f"\033[{margins}\033[{row};{col}H".encode())
        cols = int(self.ask(b"\033[18t", rb"\033\[8;\d+;(\d+)t"))
        self.stream.flush()
        at = self.stream.tell()
        replies = self.replies.decode("latin1")
        return dict(keys=keys, at=at, cols=cols, state=state, replies=replies, lines=lines, looks=looks)


def rows_of(dump):
    """The rows of an XHTML dump; column ranges and looks of each, but for plain ones."""
    body = dump[dump.index("<pre>") + 5 : dump.index("</pre>")]
    span = re.compile(r"<span class='([^']*)' style='color: ([^;]*); background: ([^']*)'>([^<]*)</span>")
    lines, looks = [], []
    for row, line in enumerate(body.split("\n")[:24]):
        runs, shown = [], ""
        for names, color, ground, text in span.findall(line):
            for char in html.unescape(text).replace("\u00a0", " "):
                col = len(shown)
                look = look_of(names.split(), hexed(color), hexed(ground), char)
                if look and runs and runs[-1][1] == col and runs[-1][2] == look:
                    runs[-1][1] += 1
                elif look:
                    runs.append([col, col + 1, look])
                shown += char
        lines.append(shown.rstrip(" "))
        if runs:
            looks.append(f"{row}: " + ", ".join(f"{a}-{b} {look}" for a, b, look in runs))
    return lines, looks


def look_of(names, color, ground, char):
    """A blank shows no weight and, unless it is underlined, no text colour."""
    words = [name for name in ("bd", "ul") if name in names and (char != " " or name == "ul")]
    if color != "000000" and (char != " " or "ul" in names):
        words.append(color)
    if ground != "ffffff":
        words.append("/" + ground)
    return " ".join(words)


def hexed(rgb):
    return "".join("%02x" % round(float(part) * 2.55) for part in re.findall(r"([0-9.]+)%", rgb))


def inside(work, name):
    begin, script, first = TOURS[name]
    term = Inside(work)
    stops = []
    keys = ""
    ways = []

    def go(pressed):
        nonlocal keys
        keys = pressed
        term.press(pressed)

    term.pump()
    for pressed in begin:
        stops.append(term.stop(keys))
        go(pressed)
    todo = list(script) if script is not None else None
    while term.alive:
        stops.append(term.stop(keys))
        text = "\n".join(stops[-1]["lines"])
        menu = re.search(r"Enter choice number \(0 - (\d+)\)", text)
        title = re.search(r"(Menu [0-9.]+:?).*", text)
        if todo is not None:
            if not todo:
                break
            go(todo.pop(0))
        elif not menu:
            go("\r")
        elif "VT100 test program" in text:
            break
        else:
            name = title.group(1)
            if not ways or ways[-1][0] != name:
                ways.append([name, first.get(name, 1), int(menu.group(1))])
            if ways[-1][1] <= ways[-1][2]:
                ways[-1][1] += 1
                go(f"{ways[-1][1] - 1}\r")
            else:
                ways.pop()
                if not ways:
                    break
                go("0\r")
    json.dump(stops, open(f"{work}/stops", "w"))
    term.stream.close()
    os.kill(term.child, 9)


if sys.argv[1] == "--inside":
    try:
        inside(*sys.argv[2:])
    except BaseException:
        traceback.print_exc(file=open(f"{sys.argv[2]}/failed", "w"))
else:
    outside(sys.argv[1], sys.argv[2:] or list(TOURS))
