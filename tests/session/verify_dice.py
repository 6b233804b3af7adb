"""Runs the verifier that docs/verify-dice.md prints, as it is printed there.

    verify_dice.py verify-dice.md sound SITTING...        every sitting must pass; prints how many dice
    verify_dice.py verify-dice.md changed N SITTING       N single bytes of it changed, each another; every one must be refused
    verify_dice.py verify-dice.md refused SITTING...      no sitting may pass
"""
import contextlib
import io
import pathlib
import random
import sys
import tempfile

text = pathlib.Path(sys.argv[1]).read_text().split("```python\n")[1].split("```")[0]
assert len(text.splitlines()) <= 40, "the verifier has more than 40 lines"
verifier = compile(text, "verify_dice.py", "exec")


def says(path):
    """What the verifier prints, or None when it refuses."""
    sys.argv[1:] = [str(path)]
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            exec(verifier, {"__name__": "__main__"})
    except (Exception, SystemExit):
        return None
    return out.getvalue().strip()


_, _, mode, *rest = sys.argv
if mode == "sound":
    for sitting in rest:
        said = says(sitting)
        assert said, f"the verifier refuses {sitting}"
        print(said)
elif mode == "refused":
    for sitting in rest:
        assert says(sitting) is None, f"the verifier takes {sitting}"
else:
    sitting = pathlib.Path(rest[1]).read_bytes()
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        changed = pathlib.Path(folder) / "changed.json"
        for place in chance.sample(range(len(sitting)), int(rest[0])):
            byte = sitting[place] ^ chance.randrange(1, 256)
            changed.write_bytes(sitting[:place] + bytes([byte]) + sitting[place + 1 :])
            assert says(changed) is None, f"byte {place} changed to {byte} goes unnoticed"
    print(f"{rest[0]} of {rest[0]} changes refused")
