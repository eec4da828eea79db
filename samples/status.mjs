#!/usr/bin/env node
// Report what a program is doing with OSC 7501, the Program Status Protocol.
//
//   import { report } from "./status.mjs";
//   report("working", { app: "backup", msg: "Copying photos", progress: 40 });
//   report("blocked", { app: "backup", kind: "permission", msg: "Delete 3 files?" });
//   report("done", { app: "backup", msg: "Copied 1,204 photos" });
//   report("clear");
//
// or from a shell: status.mjs working --app backup --msg "Copying photos" --progress 40
//
// A report replaces the whole record: say everything each time. Too long text is cut, line breaks
// become spaces. What a terminal would ignore throws RangeError. Reports go to standard output
// when it is a terminal, else to /dev/tty, else nowhere; STATUS_TTY names another place, for tests.
// Inside tmux nothing is sent, unless STATUS_TMUX=1 asks for tmux's passthrough. Node 18, no
// packages.
import { closeSync, constants, openSync, realpathSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const STATES = ["idle", "working", "done", "blocked", "error", "clear"];
const KINDS = ["permission", "question", "auth"];
const NAME = "[A-Za-z0-9_.+-]{1,32}";
const ID = new RegExp(`^${NAME}(/${NAME}){0,7}$`);
const APP = new RegExp(`^${NAME}$`);

/** One line without controls, of at most `limit` bytes of UTF-8, cut between characters. */
export function fit(text, limit) {
  let kept = "";
  let bytes = 0;
  for (const character of text.replace(/[\n\r\t]/g, " ").replace(/[\x00-\x1f\x7f-\x9f]/g, "")) {
    bytes += Buffer.byteLength(character);
    if (bytes > limit) break;
    kept += character;
  }
  return kept;
}

/** The text between "7501;" and the terminator. */
export function body(state, { id, app, title, msg, kind, progress } = {}) {
  check(STATES.includes(state), `state is one of ${STATES.join(", ")}: ${state}`);
  check(!id || (ID.test(id) && id.length <= 128), `unusable id: ${id}`);
  check(!app || APP.test(app), `unusable app: ${app}`);
  check(
    !kind || (KINDS.includes(kind) && state === "blocked"),
    `kind is one of ${KINDS.join(", ")} and goes with blocked: ${kind}`,
  );
  const progresses = state === "working" || state === "blocked";
  check(
    progress === undefined || (progresses && progress >= 0 && progress <= 100),
    `progress is 0 to 100, with working or blocked: ${progress}`,
  );
  const pairs = [["state", state], ["id", id]];
  if (state !== "clear") {
    const percent = progress === undefined ? undefined : String(Math.trunc(progress));
    pairs.push(["kind", kind], ["progress", percent], ["app", app]);
    pairs.push(["title", base64(title, 192)], ["msg", base64(msg, 2048)]);
  }
  return pairs.filter(([, value]) => value).map(([key, value]) => `${key}=${value}`).join(":");
}

function check(right, message) {
  if (!right) throw new RangeError(message);
}

function base64(text, limit) {
  return text ? Buffer.from(fit(text, limit)).toString("base64") : undefined;
}

/** Sends one report; see body() for the keys. Does nothing where there is no terminal. */
export function report(state, keys) {
  let sequence = `\x1b]7501;${body(state, keys)}\x1b\\`;
  if (process.env.TMUX) {
    if (process.env.STATUS_TMUX !== "1") return;
    sequence = `\x1bPtmux;${sequence.replaceAll("\x1b", "\x1b\x1b")}\x1b\\`;
  }
  const place = process.env.STATUS_TTY;
  try {
    if (!place && process.stdout.isTTY) {
      writeSync(1, sequence);
      return;
    }
    const flags = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOCTTY ?? 0);
    const tty = openSync(place || "/dev/tty", flags);
    try {
      writeSync(tty, sequence);
    } finally {
      closeSync(tty);
    }
  } catch {
    // No terminal, or it is gone: nobody to tell.
  }
}

function main() {
  const text = { type: "string" };
  const options = { id: text, app: text, title: text, msg: text, kind: text, progress: text };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1) throw new RangeError("one state, please");
    if (values.progress !== undefined) values.progress = Number(values.progress);
    report(positionals[0], values);
  } catch (wrong) {
    process.stderr.write(`status.mjs: ${wrong.message}\n`);
    process.exitCode = 2;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
