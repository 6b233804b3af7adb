"""Reads C++ as far as a measure of it needs: where types and functions begin and end, and what a line says.

It knows braces, brackets and strings, no grammar: the repository is laid out by clang-format, and that is enough.
"""
import bisect
import re
from dataclasses import dataclass

_SKIPPED = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<tag>[^()\s\\]*)\(.*?\)(?P=tag)"|"(?:[^"\\\n]|\\.)*"'
    r'|(?<![0-9a-zA-Z])\'(?:[^\'\\\n]|\\.)+\'',
    re.DOTALL)


def _blank(text, keep_ends=0):
    """Blanks of the same shape, so that every line keeps its number."""
    inner = re.sub(r'[^\n]', ' ', text[keep_ends:len(text) - keep_ends])
    return text[:keep_ends] + inner + text[len(text) - keep_ends:] if keep_ends else inner


def without_comments(text):
    return _SKIPPED.sub(lambda m: _blank(m[0]) if m[0][:2] in ('//', '/*') else m[0], text)


def bare(text):
    """The code alone: no comments, no insides of strings, no preprocessor lines."""
    text = _SKIPPED.sub(lambda m: _blank(m[0], 0 if m[0][0] == '/' else 1), text)
    return re.sub(r'^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', lambda m: _blank(m[0]), text, flags=re.MULTILINE)


@dataclass
class Scope:
    kind: str        # namespace, type, function
    name: str        # as written: "PigScene", "PigScene::draw"
    owner: str       # namespaces and types around it, joined by ::
    first: int       # lines, from 1
    last: int = 0

    @property
    def lines(self):
        return self.last - self.first + 1

    @property
    def full(self):
        return f'{self.owner}::{self.name}' if self.owner else self.name


_TYPE = re.compile(r'\b(?:class|struct|union|enum(?:\s+class|\s+struct)?)\s+(?:\[\[[^\]]*\]\]\s*)?'
                   r'(?:alignas\s*\([^)]*\)\s*)?'
                   r'(?P<name>[A-Za-z_]\w*(?:::\w+)*(?:<[^{;]*>)?)\s*(?:final\s*)?(?::[^:].*)?$', re.DOTALL)
_NAMESPACE = re.compile(r'\bnamespace\b\s*(?P<name>[\w:]*)\s*$')
_FUNCTION = re.compile(r'(?P<name>(?:[\w~]+(?:<[^()]*>)?::)*(?:operator\s*[^\s(]+(?:\s*\(\))?|'
                       r'operator [\w:]+[\s&*]*|~?\w+))\s*\(', re.DOTALL)


_LEAD = re.compile(r'(?:\s|(?:public|private|protected)\s*:)*')


def _closing(code, at):
    """Where the brace opened at `at` is closed."""
    depth = 0
    for m in re.compile(r'[{}]').finditer(code, at):
        depth += 1 if m[0] == '{' else -1
        if depth == 0:
            return m.start()
    return len(code) - 1


def _without_templates(head):
    """A head without its `template <...>`, whose parameters may say class, struct and parentheses."""
    while (m := re.match(r'\s*(?:(?:public|private|protected)\s*:\s*)*template\s*<', head)):
        depth, at = 1, m.end()
        while at < len(head) and depth:
            depth += {'<': 1, '>': -1}.get(head[at], 0) if head[at - 1:at + 1] != '->' else 0
            at += 1
        head = re.sub(r'^\s*requires\s*(?:\((?:[^()]|\([^()]*\))*\)|[\w:]+<[^>]*>)', '', head[at:])
    return re.sub(r'^\s*(?:(?:public|private|protected)\s*:\s*)+', '', head)


def _what_opens(head):
    """(kind, name) of what a brace after these words opens; kind None for an initialiser."""
    head = _without_templates(head).strip()
    if (m := _NAMESPACE.search(head)) or head.startswith(('extern', 'TEST_SUITE')):
        return 'namespace', m['name'] if m else ''
    if (m := _TYPE.search(head)) and '(' not in head[:m.start()] and '=' not in head[:m.start()]:
        return 'type', re.sub(r'<.*', '', m['name'], flags=re.DOTALL)
    if (m := _FUNCTION.search(head)) and ('=' not in head[:m.start()] or 'operator' in m['name']):
        return 'function', re.sub(r'\s+', ' ', m['name'])
    if '[' in head and '](' in head:
        return 'function', re.sub(r'\s*=.*', '', head, flags=re.DOTALL).split()[-1]
    return None, ''


def scopes(text):
    """Types, and functions with a body, of a file; local ones inside functions are part of these."""
    code = bare(text)
    found, stack = [], []
    at = start = 0
    parentheses = 0
    line_of = _line_counter(code)
    while at < len(code):
        letter = code[at]
        if letter in '([':
            parentheses += 1
        elif letter in ')]':
            parentheses -= 1
        elif letter == '{' and parentheses > 0:
            at = _closing(code, at)
        elif letter == '{':
            kind, name = _what_opens(code[start:at])
            end = _closing(code, at)
            if kind == 'function' and re.match(r'\s*(,|\{)', code[end + 1:end + 80]) and ':' in code[start:at]:
                at = end           # a member's initial value before the body
            elif kind is None:
                at = end
            else:
                head = _LEAD.match(code, start).end()
                scope = Scope(kind, name, '::'.join(s.name for s in stack if s.name), line_of(head))
                scope.last = line_of(end)
                if kind != 'namespace':
                    found.append(scope)
                if kind == 'function':
                    at = end
                    start = at + 1
                else:
                    stack.append(scope)
                    start = at + 1
        elif letter == '}':
            if stack:
                stack.pop()
            start = at + 1
        elif letter == ';' and parentheses == 0:
            start = at + 1
        at += 1
    return found


def _line_counter(code):
    breaks = [i for i, c in enumerate(code) if c == '\n']
    return lambda position: bisect.bisect_left(breaks, position) + 1


_SILENT = re.compile(r'[\s{}();,]*|#\s*(?:include|pragma).*|(?:public|private|protected):'
                     r'|(?:using )?namespace\b.*')


def code_lines(text):
    """(number, line with its blanks squeezed) of every line that says something.

    Comments, includes, access labels and lone brackets say nothing.
    """
    for number, line in enumerate(without_comments(text).split('\n'), 1):
        line = ' '.join(line.split())
        if not _SILENT.fullmatch(line):
            yield number, line
