#!/usr/bin/env python3
"""The program for Windows under Wine: its test programs; its figures, sittings and pictures against those of this
system's program; and the tests that start a program, at pipes and at a window, with it in place of this system's.
./check --windows runs it.

    tests/windows/windows_test.py [NAME...]     all, or those whose name has one of the words in it

Pictures are left in build/windows/seen."""
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD, LINUX = ROOT / "build/windows", ROOT / "build/release"
SEEN = BUILD / "seen"
WINE = "/usr/lib/wine/wine64"
PREFIX = pathlib.Path(os.environ.get("WINEPREFIX", BUILD / "wine"))
ENVIRONMENT = dict(os.environ, WINEPREFIX=str(PREFIX), WINEDEBUG="-all", WINEDLLOVERRIDES="mscoree,mshtml=",
                   BOXCARS_TRIED=str(ROOT / "tests/windows/boxcars"), SDL_AUDIODRIVER="dummy", LC_ALL="C.UTF-8")
# What only a system after POSIX has: its processes, its owners, its folders that are read alone, a Python beside it; and
# copies over a file, which GCC's std::filesystem::copy_file() refuses on Windows.
POSIX_CASES = ("*killed*,*owner's alone*,*may only be read*,the printed verifier*,a file that is written in place*,"
               "a copy of a store that has lost*")
MOST_WRONG = 0.03  # of a picture's bytes, by more than 8 of 255: letters are spaced without HarfBuzz


def run(command, seconds=600, **more):
    return subprocess.run([str(word) for word in command], env=more.pop("env", ENVIRONMENT), cwd=more.pop("cwd", ROOT),
                          timeout=seconds, capture_output=True, **more)


def boxcars(*words, **more):
    return run([ENVIRONMENT["BOXCARS_TRIED"], *words], **more)


def native(*words, **more):
    return run([LINUX / "boxcars", *words], **more)


def same(*words):
    there, here = boxcars(*words), native(*words)
    assert here.returncode == 0, here.stderr
    assert (there.returncode, there.stdout) == (here.returncode, here.stdout), f"{words}: {there.stdout[-500:]} {there.stderr}"


def end_windows():
    subprocess.run(["/usr/lib/wine/wineserver", "-k"], env=ENVIRONMENT, check=False)
    subprocess.run(["/usr/lib/wine/wineserver", "-w"], env=ENVIRONMENT, check=False)


def counted(output):
    found = re.findall(rb"test cases: *(\d+) \| *(\d+) passed \| *(\d+) failed", output)
    assert found, output[-2000:]
    return [sum(int(one[n]) for one in found) for n in range(3)]


def cases(program, *filters, seconds=3600):
    fonts = {"env": dict(ENVIRONMENT, BOXCARS_HOME=str(BUILD / "boxcars"))} if program.suffix == ".exe" else {}
    ran = run([*([WINE] if program.suffix == ".exe" else []), program, *filters], seconds, **fonts)
    known, passed, failed = counted(ran.stdout)
    print(f"              {program.name} {' '.join(filters)}: {passed} of {known} passed", flush=True)
    assert known > 0 and failed == 0 and ran.returncode == 0, ran.stdout[-6000:].decode(errors="replace")


def test_programs():
    failed = []
    for program in sorted(BUILD.glob("test_*.exe")):
        try:
            cases(program, f"--test-case-exclude={POSIX_CASES}", "--test-suite-exclude=long")
        except AssertionError as trouble:
            failed.append(program.name)
            print(trouble)
    assert not failed, failed


def test_golden_sittings():
    for sitting in sorted((ROOT / "tests/golden").glob("*.json")):
        same("verify", sitting.relative_to(ROOT))


def test_figures():
    for game in ("pig", "craps", "siwuliu", "ceelo"):
        there, here = (re.sub(rb"(?m)^Solved in.*$", b"", call("odds", game).stdout) for call in (boxcars, native))
        assert there == here != b"", (game, there[-500:])
        same("rules", game, "--json")
    for game, *more in (["craps"], ["siwuliu"], ["ceelo"], *(["pig", "--path", path] for path in ("auto", "baseline", "avx2", "avx512"))):
        words = ["simulate", game, "--games", "200000", "--seed", "7", "--threads", "2", "--json", *more]
        there, here = boxcars(*words), native(*words)
        assert there.returncode == here.returncode, (words, there.stderr, here.stderr)
        assert here.returncode or played(there.stdout) == played(here.stdout), (words, there.stdout, here.stdout)


def played(answer):
    return {name: value for name, value in json.loads(answer).items() if name != "seconds"}


def test_text():
    moves = b"\n\nhold\n" * 200
    words = ["play", "pig", "--text", "--players", "human,hold20", "--seed", "5"]
    there, here = (call(*words, "--data-dir", BUILD / f"text-{number}", input=moves)
                   for number, call in enumerate((boxcars, native)))
    assert there.stdout == here.stdout and there.returncode == here.returncode, there.stdout[-1000:] + there.stderr


def test_names_in_other_letters():
    folder = BUILD / "name \u738b\u5c0f\u660e"
    words = ["play", "craps", "--text", "--seed", "5", "--data-dir", folder / "sittings"]
    ran = boxcars(*words, input=b"pass 10\nroll\nroll\nquit\n")
    assert ran.returncode == 0 and (folder / "sittings/boxcars.db").exists(), ran.stderr
    listed = boxcars("sittings", "--data-dir", folder / "sittings").stdout
    assert listed == native("sittings", "--data-dir", folder / "sittings").stdout and b"craps" in listed, listed
    refused = boxcars("verify", folder / "none.json")
    assert "\u738b\u5c0f\u660e".encode() in refused.stderr, refused.stderr


def pixels(picture):
    return run(["convert", picture, "-depth", "8", "rgb:-"]).stdout


def test_pictures():
    script = SEEN / "script.jsonl"
    for game in ("pig", "craps", "siwuliu", "ceelo"):
        pictures = [SEEN / f"{game}-{system}.png" for system in ("windows", "linux")]
        for picture, call in zip(pictures, (boxcars, native)):
            script.write_text(f'{{"at": 1.0, "picture": "{picture}"}}\n{{"at": 1.1, "quit": true}}\n')
            ran = call("play", game, "--headless", "--no-audio", "--force", "--seed", "7", "--script", script)
            assert ran.returncode == 0, ran.stderr
        there, here = (pixels(picture) for picture in pictures)
        assert len(there) == len(here) > 0
        wrong = sum(abs(a - b) > 8 for a, b in zip(there, here)) / len(here)
        print(f"              {game}: {100 * wrong:.3f} % of the picture differs")
        assert wrong < MOST_WRONG


def test_kills():
    cases(LINUX / "test_console", "--test-case=the program is killed at any moment*")


def test_windows_played_with_mouse_and_keys():
    names = ["a game of cee-lo? three at the drum*", "a game of cee-lo with six*keyboard alone*",
             "a hand of craps is played with a real mouse*", "a first sensible bet at craps*",
             "a game of Pig is played to its end with a mouse and a keyboard*",
             "a round of s*is played with a real mouse*", "the same round of s*with the keyboard alone*",
             "an experiment in the lab*"]
    for name in names:
        end_windows()  # each test has a screen of its own, and Wine knows one alone
        cases(LINUX / "test_outside", f"--test-case={name}")
    end_windows()


def test_installer():
    setup = sorted(BUILD.glob("boxcars-*-windows-setup.exe"))
    assert setup, "tools/windows makes the installer"
    assert run([WINE, setup[0], "/S"]).returncode == 0
    program = next(PREFIX.glob("drive_c/users/*/AppData/Local/Programs/Boxcars/boxcars.exe"))
    key = "HKCU\\Software\\Classes\\Boxcars.Sitting\\shell\\open\\command"
    assert b"replay" in run([WINE, "reg", "query", key]).stdout
    played = run([WINE, program, "play", "pig", "--text", "--seed", "3"], input=b"\n\n\n")
    assert played.returncode == 0, played.stderr
    store = next(PREFIX.glob("drive_c/users/*/AppData/Local/boxcars/boxcars.db"))
    assert run([WINE, program.parent / "uninstall.exe", "/S"]).returncode == 0
    for _ in range(100):
        if not program.exists():
            break
        time.sleep(0.1)
    assert not program.exists() and store.exists(), "the program goes, its sittings stay"
    assert run([WINE, "reg", "query", key]).returncode != 0


def main():
    SEEN.mkdir(parents=True, exist_ok=True)
    if not (PREFIX / "system.reg").exists():
        run([WINE, "wineboot", "-i"])
        subprocess.run(["/usr/lib/wine/wineserver", "-w"], env=ENVIRONMENT, check=True)
    wanted, failed = sys.argv[1:], []
    for name, test in [(name.removeprefix("test_"), test) for name, test in globals().items() if name.startswith("test_")]:
        if wanted and not any(word in name for word in wanted):
            continue
        began = time.monotonic()
        try:
            test()
            print(f"      ok      {name}  ({time.monotonic() - began:.1f} s)", flush=True)
        except Exception as trouble:
            failed.append(name)
            print(f"      FAILED  {name}: {trouble}", flush=True)
    sys.exit(f"{len(failed)} failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
