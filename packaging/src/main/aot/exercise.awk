# What programs print, a few hundred kilobytes of each sort, so that a training run sees all of it:
# words, colours, a screen drawn cell by cell, other scripts, a scroll region, short lines. Seeded:
# each build trains alike.
function pick(n) { return int(rand() * n) }

function words(n, line) {
  while (n-- > 0) line = line word[pick(count) + 1] " "
  return line
}

function sentences(lines) { while (lines-- > 0) printf "%s\r\n", words(3 + pick(10)) }

function colours(lines, n) {
  while (lines-- > 0) {
    for (n = 2 + pick(6); n > 0; n--)
      printf "\033[%d;3%dm%s\033[38;5;%dm%s\033[48;2;%d;%d;%dm%s\033[m", pick(2), pick(8), words(1),
        pick(256), words(1), pick(256), pick(256), pick(256), words(1)
    printf "\r\n"
  }
}

function cells(n) {
  printf "\033[?1049h\033[2J"
  while (n-- > 0) {
    printf "\033[%d;%dH\033[3%dm%s", 1 + pick(24), 1 + pick(80), pick(8), substr("abcdefgh", 1 + pick(8), 1)
    if (n % 50 == 0) printf "\033[K\033[%dA\033[%dC\033[2P\033[1@", 1 + pick(5), 1 + pick(9)
  }
  printf "\033[?1049l"
}

function scripts(lines, n, line) {
  while (lines-- > 0) {
    line = ""
    for (n = 5 + pick(10); n > 0; n--) line = line script[pick(scripts_count) + 1] " "
    printf "%s\r\n", line
  }
}

function region(lines) {
  printf "\033[2;23r\033[23;1H"
  while (lines-- > 0) printf "%s\r\n", words(1 + pick(8))
  printf "\033[r"
}

function short(lines) { while (lines-- > 0) printf "y\r\n" }

BEGIN {
  srand(7501)
  count = split("the quick build of module core/screen.c warning unused variable 2026-01-01 " \
    "GET /index.html 200 ok INFO done error at line 42 agent waits for you", word, " ")
  scripts_count = split("größer naïve 終端 日本語 한국어 привет Ελλάδα नमस्ते café │├─ 👩‍💻 🚀 ✓ … žluťoučký", script, " ")
  for (round = 0; round < 2; round++) {
    sentences(1500)
    colours(400)
    cells(3000)
    scripts(700)
    region(1500)
    short(20000)
  }
}
