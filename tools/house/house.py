#!/usr/bin/env python3
"""How the house stands: measures that no compiler takes, printed for people.

    ./check --house            or  tools/house/house.py [--strict] [ROOT]

The layering, files and lines per folder, classes and functions that are too long, what is said twice, names of two
types, and what is over the ceilings of budget.json. It fails when the layering or a ceiling does not
hold, a class or a function is too long, code is said twice or a name has two types; --strict fails when any measure is
over its limit.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

sys.dont_write_bytecode = True
import cpp  # noqa: E402

CLASS_LIMIT, FUNCTION_LIMIT, SAME_LINES, SHORT_FILE = 400, 40, 6, 40
ALIKE_LINES, ALIKE_FORMS = 8, 6    # lines of one shape that make a second copy, and how many shapes must be among them


class House:
    """The files of a tree, read once."""

    def __init__(self, root):
        self.root = root
        self.text = {}
        for top in ('src', 'tests', 'bench', 'shaders'):
            for path in sorted((root / top).rglob('*')):
                if path.suffix in ('.h', '.cpp', '.glsl', '.frag', '.vert'):
                    self.text[path.relative_to(root)] = path.read_text(encoding='utf-8')
        self.scopes = {p: cpp.scopes(t) for p, t in self.text.items() if p.suffix in ('.h', '.cpp')}

    def under(self, top):
        return {p: t for p, t in self.text.items() if p.parts[0] == top}


def layering(house):
    script = house.root / 'tests/layering/layering.cmake'
    ran = subprocess.run(['cmake', '-D', f'ROOT={house.root}', '-P', script],
                         capture_output=True, text=True, check=False)
    said = (ran.stdout + ran.stderr).strip().removeprefix('-- ')
    return ([] if ran.returncode == 0 else [said]), said


def folders(house):
    """Files and lines of each folder, with a total for src and tests."""
    counts = defaultdict(lambda: [0, 0])
    for path, text in house.text.items():
        lines = text.count('\n')
        for folder in {path.parent, Path(path.parts[0])}:
            counts[folder][0] += 1
            counts[folder][1] += lines
    return [f'{str(folder) + "/":32}{files:5} files {lines:7} lines'
            for folder, (files, lines) in sorted(counts.items())]


def classes(house):
    """Lines of every class: its definition, the bodies of its functions, and the helpers of a .cpp that is its own.

    budget.json names those that may be longer than the limit, and how long."""
    defined, bodies = {}, defaultdict(lambda: defaultdict(int))
    for path in house.under('src'):
        types = {s.full: s for s in house.scopes.get(path, []) if s.kind == 'type'}
        for name, scope in types.items():
            if not any(name.startswith(other + '::') for other in types):
                defined.setdefault(name, (path, scope.lines))
    for path in house.under('src'):
        members = [s for s in house.scopes.get(path, []) if s.kind == 'function' and '::' in s.name]
        owners = defaultdict(int)
        for scope in members:
            if (name := _class_of(scope, defined)):
                owners[name] += scope.lines
        for name, lines in owners.items():
            only = len(owners) == 1 and path.suffix == '.cpp' and defined[name][0] != path
            bodies[name][path] += house.text[path].count('\n') if only else lines
    rows, longer = [], allowance(house).get('longer classes', {})
    for name, (path, lines) in defined.items():
        built = [p for p in bodies[name] if not _for_other_system(p, bodies[name])]
        lines += sum(bodies[name][p] for p in built)
        sources = [p for p in built if p.suffix == '.cpp']
        if lines > longer.get(name, CLASS_LIMIT) or len(sources) > 1:
            spread = f', spread over {len(sources)} .cpp files' if len(sources) > 1 else ''
            rows.append((lines, f'{lines:5} lines  {name}  ({path}{spread})'))
    return [row for _, row in sorted(rows, reverse=True)]


def _for_other_system(path, others):
    """Whether one of the others is built in its place: windows/system.cpp instead of posix/system.cpp."""
    return path.parent.name == 'windows' and path.parent.parent / 'posix' / path.name in others


def _class_of(scope, defined):
    """The class a function defined outside it belongs to: the longest name around it that is one."""
    name = re.sub(r'<[^:]*>', '', scope.name).split('::')
    for first in range(1, len(name)):
        full = '::'.join(([scope.owner] if scope.owner else []) + name[:first])
        if full in defined:
            return full
    return None


def functions(house):
    rows = [(s.lines, f'{s.lines:5} lines  {s.name}  ({p}:{s.first})')
            for p, found in house.scopes.items() for s in found if s.kind == 'function' and s.lines > FUNCTION_LIMIT]
    return [row for _, row in sorted(rows, reverse=True)]


def duplicates(house):
    """Runs of lines that stand word for word in two places, each as long as it goes."""
    lines = {p: list(cpp.code_lines(t)) for p, t in house.text.items()}
    windows = defaultdict(list)
    for path, said in lines.items():
        for at in range(len(said) - SAME_LINES + 1):
            windows[tuple(text for _, text in said[at:at + SAME_LINES])].append((path, at))
    runs = defaultdict(set)
    for places in windows.values():
        for i, (path, at) in enumerate(places):
            for other, other_at in places[i + 1:]:
                if path == other and other_at - at < SAME_LINES:
                    continue
                if at and other_at and lines[path][at - 1][1] == lines[other][other_at - 1][1]:
                    continue       # begins further up
                long = _common(lines[path], at, lines[other], other_at)
                run = tuple(text for _, text in lines[path][at:at + long])
                runs[run] |= {(str(path), lines[path][at][0]), (str(other), lines[other][other_at][0])}
    rows = sorted(((len(run), sorted(places)) for run, places in runs.items()), key=lambda row: (-row[0], row[1]))
    return [f'{long:5} lines  ' + '  =  '.join(f'{p}:{n}' for p, n in places) for long, places in rows]


_LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"|\b\d[\w.\']*')
_DATA = re.compile(r'[{.}]|[-\w."]+(?: / \d+)?[,)};]*$')    # a row of a table, or one value of it
_WORD = re.compile(r'[A-Za-z_]\w*')
_KEYWORDS = frozenset('if else for while do return const auto static struct class switch case break continue template '
                      'typename using constexpr enum true false nullptr this'.split())


def alike(house):
    """Runs of lines in the sources of src/ that differ in nothing but names, numbers and strings; rows of data left out."""
    shapes = {p: [(n, _WORD.sub(lambda m: m[0] if m[0] in _KEYWORDS else 'n', _LITERAL.sub('0', line)))
                  for n, line in cpp.code_lines(t) if not _DATA.match(line)]
              for p, t in house.under('src').items() if p.suffix == '.cpp'}
    places = defaultdict(list)
    for path, lines in shapes.items():
        for at in range(len(lines) - ALIKE_LINES + 1):
            run = tuple(shape for _, shape in lines[at:at + ALIKE_LINES])
            if len(set(run)) >= ALIKE_FORMS:
                places[run].append((str(path), lines[at][0]))
    pairs = {}
    for found in places.values():
        for path, line in found[1:]:
            pairs.setdefault((found[0][0], path), (found[0][1], line))
    return [f'{one}:{line}  ~  {other}:{at}' for (one, other), (line, at) in sorted(pairs.items())]


def _common(one, at, other, other_at):
    long = 0
    while at + long < len(one) and other_at + long < len(other) and one[at + long][1] == other[other_at + long][1]:
        if one is other and at + long >= other_at:
            break
        long += 1
    return long


def glossary(house):
    """The words of docs/glossary.md, and the names it allows every game to have for itself."""
    path = house.root / 'docs/glossary.md'
    if not path.exists():
        path = Path(__file__).resolve().parents[2] / 'docs/glossary.md'
    text = path.read_text(encoding='utf-8') if path.exists() else ''
    words = {word.replace(' ', '').lower() for word in re.findall(r'^\| \*\*([^*]+)\*\*', text, re.MULTILINE)}
    of_a_game = re.search(r'^## Names every game has for itself\n(.*?)(?=^## |\Z)', text, re.MULTILINE | re.DOTALL)
    return words, set(re.findall(r'`(\w+)`', of_a_game[1])) if of_a_game else set()


def names(house):
    """Names of types in more than one namespace, those of the glossary first; a class or a .cpp names its own as it likes."""
    words, allowed = glossary(house)
    places = defaultdict(set)
    for path in house.under('src'):
        for scope in house.scopes.get(path, []):
            if scope.kind == 'type' and scope.name and path.suffix == '.h' and not _nested(scope, house.scopes[path]):
                owner, _, name = scope.full.removeprefix('boxcars::').rpartition('::')
                places[name].add((owner, str(path).replace('/windows/', '/posix/')))
    twice = {n: p for n, p in places.items() if len({owner for owner, _ in p}) > 1 and n not in allowed}
    rows = {True: [], False: []}
    for name, where in sorted(twice.items(), key=lambda item: (-len(item[1]), item[0])):
        listed = ', '.join(sorted(f'{path} ({owner})' for owner, path in where))
        rows[name.lower() in words].append(f'{len(where):5} x {name}: {listed}')
    return rows[True], rows[False]


def _nested(scope, others):
    return any(o.kind == 'type' and scope.full.startswith(o.full + '::') for o in others)


def unknown_names(house):
    """Names that the documents and the picture quote as the code's, and the code does not have."""
    code = set(re.findall(r'\w+', ' '.join(house.under('src').values())))
    rows = []
    for path in ('docs/architecture.md', 'docs/glossary.md', 'tools/architecture.py'):
        file = house.root / path
        text = file.read_text(encoding='utf-8') if file.exists() else ''
        quoted = re.findall(r"', '(\w+)'\),$", text, re.MULTILINE) if path.endswith('.py') else \
            re.findall(r'`((?:\w+::)*\w+)`', text)
        rows += [f'{path}: {name}' for name in quoted if not set(name.split('::')) <= code]
    return rows


BUDGET = 'tools/house/budget.json'


def allowance(house):
    """What budget.json allows."""
    file = house.root / BUDGET
    return json.loads(file.read_text(encoding='utf-8')) if file.exists() else {}


def budget(house):
    """Folders with more lines, and measures higher, than budget.json allows."""
    allowed = allowance(house)
    lines = defaultdict(int)
    for path, text in house.text.items():
        for room in {path.parts[0], '/'.join(path.parts[:2])}:
            lines[room] += text.count('\n')
    rows = [f'{room}: {lines[room]} lines of {most}' for part in ('ceilings', 'rooms')
            for room, most in allowed.get(part, {}).items() if lines[room] > most]
    for what, measure in SHAPE.items():
        found = measure(house)
        if what in allowed and found > allowed[what]:
            rows.append(f'{what}: {found} of {allowed[what]}')
    return rows


def raised(root, since):
    """Ceilings of budget.json above those of another commit, unless `raised for` gives a new reason."""
    shown = subprocess.run(['git', 'show', f'{since}:{BUDGET}'], cwd=root, capture_output=True, text=True, check=False)
    was = json.loads(shown.stdout) if shown.returncode == 0 else {}
    now = json.loads((root / BUDGET).read_text(encoding='utf-8'))
    if now.get('raised for') != was.get('raised for'):
        return []
    before = was.get('ceilings', {})
    return [f'{room}: {before[room]} became {most}' for room, most in now['ceilings'].items()
            if most > before.get(room, most)]


def one_user_headers(house):
    """Headers of src/ that one header or source includes, their own source not counted."""
    users = defaultdict(set)
    for path, text in house.under('src').items():
        for name in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
            header = Path('src') / name
            if header.with_suffix('') != path.with_suffix(''):
                users[header].add(path)
    return sum(len(users[p]) == 1 for p in house.under('src') if p.suffix == '.h')


def short_files(house):
    """Files of src/ under 40 lines, in per cent of all."""
    files = house.under('src').values()
    return round(100 * sum(t.count('\n') < SHORT_FILE for t in files) / max(1, len(files)))


def inheritance(house):
    """The longest way from a class of src/ up to its last base class, in steps."""
    bases = {}
    for path, text in house.under('src').items():
        code = cpp.without_comments(text)
        for name, listed in re.findall(r'\b(?:class|struct)\s+(\w+)(?:\s+final)?\s*:\s*([^{;]+)\{', code):
            bases.setdefault(name, set()).update(
                re.findall(r'(?:public|private|protected)\s+(?:virtual\s+)?(?:\w+::)*(\w+)', listed))

    def steps(name, seen=()):
        above = [b for b in bases.get(name, ()) if b != name and b not in seen]
        return max((1 + steps(b, (*seen, name)) for b in above), default=0)
    return max((steps(name) for name in bases), default=0)


def virtual_functions(house):
    """Functions declared virtual in the headers of scenes/."""
    return sum(len(re.findall(r'\bvirtual\s+(?!~)', cpp.without_comments(t)))
               for p, t in house.under('src').items() if p.parts[1] == 'scenes' and p.suffix == '.h')


def includes(house):
    """For each file of src/, the files of src/ that it includes."""
    known = house.under('src')
    return {path: [Path('src') / name for name in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE)
                   if Path('src') / name in known]
            for path, text in known.items()}


def arrows_up(house):
    """Pairs of folders of scenes/, ui/ or session/ that include each other."""
    arrows = defaultdict(set)
    for path, included in includes(house).items():
        if path.parts[1] not in ('scenes', 'ui', 'session'):
            continue
        for other in included:
            if other.parts[:2] == path.parts[:2] and other.parent != path.parent:
                arrows[path.parent, other.parent].add(f'{path} -> {other}')
    return [f'{one} and {other}: {min(found)}; {min(arrows[other, one])}'
            for (one, other), found in sorted(arrows.items()) if one < other and (other, one) in arrows]


def levels(house, folder='src/scenes/craps'):
    """Units (a header with its source) in the longest chain of includes inside the folder."""
    inside = {path: found for path, found in includes(house).items() if str(path.parent) == folder}
    chains = defaultdict(set)
    for path, found in inside.items():
        chains[path.with_suffix('')] |= {f.with_suffix('') for f in found if f in inside} - {path.with_suffix('')}

    def deep(unit, above=()):
        return 1 + max((deep(u, (*above, unit)) for u in chains[unit] if u not in above), default=0)
    return max((deep(unit) for unit in list(chains)), default=0)


_NUMBER = re.compile(r"(?<![\w.])(?:0[xX][0-9A-Fa-f']+|\d[\d']*\.?\d*(?:[eE][+-]?\d+)?|\.\d+)[fFuUlLzZ]*")


def numbers(house):
    """Number literals where pictures are laid out: what stands in a table of places once, stands nowhere else."""
    return sum(len(_NUMBER.findall(cpp.bare(text)))
               for path, text in house.under('src').items() if path.parts[1] in ('scenes', 'ui'))


SHAPE = {
    'headers with one user': one_user_headers,
    'files under 40 lines, per cent': short_files,
    'levels of inheritance': inheritance,
    'virtual functions in scenes': virtual_functions,
    'levels of includes in scenes/craps': levels,
    'pairs of folders that include each other': lambda house: len(arrows_up(house)),
    'number literals in scenes and ui': numbers,
}


def main():
    arguments = sys.argv[1:]
    strict = '--strict' in arguments
    roots = [a for a in arguments if a != '--strict']
    house = House(Path(roots[0]).resolve() if roots else Path(__file__).resolve().parents[2])
    faults, said = layering(house)
    of_glossary, other_names = names(house)
    print(f'Layering: {said}\n\nFiles and lines per folder')
    print(*(f'  {row}' for row in folders(house)), sep='\n')
    print('\nShape of src/')
    print(*(f'  {measure(house):5} {what}' for what, measure in SHAPE.items()), sep='\n')
    failing = (
        ('Over the budget of tools/house/budget.json', budget(house)),
        (f'Classes over {CLASS_LIMIT} lines with their .cpp, or spread over several', classes(house)),
        (f'Functions over {FUNCTION_LIMIT} lines', functions(house)),
        (f'The same {SAME_LINES} lines or more in two places', duplicates(house)),
        (f'{ALIKE_LINES} lines of one shape or more in two places', alike(house)),
        ('Words of the glossary used for two types', of_glossary),
        ('Other names of two types', other_names),
    )
    measures = failing + (
        ('Folders of one room that include each other', arrows_up(house)),
        ('Names that the documents quote and the code does not have', unknown_names(house)),
    )
    for title, rows in measures:
        print(f'\n{title}: {len(rows) or "none"}')
        print(*(f'  {row}' for row in rows), sep='\n' if rows else '')
    print()
    print('In all: ' + ', '.join(f'{len(rows)} {title[0].lower() + title[1:]}' for title, rows in measures))
    return 1 if faults or any(rows for _, rows in (measures if strict else failing)) else 0


if __name__ == '__main__':
    sys.exit(main())
