#!/usr/bin/env python3
"""Plants one fault of every kind in a small house and wants each measure to find it, and nothing where there is none."""
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
import cpp    # noqa: E402
import house  # noqa: E402

SOUND = '''// A class.
#pragma once
#include <string>
namespace boxcars::scenes {
template <class T> requires(sizeof(T) > 1)
class Board final : public Base<T> {
 public:
    Board() : a_{1}, text_("{") {}
    int a() const { return a_; }
    enum class Kind { One, Two };
 private:
    int a_{}; std::string text_ = R"(}")";
};
int free(int a = {}) { if (a) { return 1'000; } return '}'; }
}  // namespace boxcars::scenes
'''


class Reading(unittest.TestCase):
    def test_scopes_have_names_and_lines(self):
        found = [(s.kind, s.full, s.first, s.last) for s in cpp.scopes(SOUND)]
        self.assertEqual(found, [
            ('type', 'boxcars::scenes::Board', 5, 13), ('function', 'boxcars::scenes::Board::Board', 8, 8),
            ('function', 'boxcars::scenes::Board::a', 9, 9), ('type', 'boxcars::scenes::Board::Kind', 10, 10),
            ('function', 'boxcars::scenes::free', 14, 14)])

    def test_comments_includes_and_lone_brackets_are_no_lines_of_code(self):
        said = list(cpp.code_lines('#include <a>\n// words\n{\n  int   a = 1;  // one\n}\n'))
        self.assertEqual(said, [(4, 'int a = 1;')])


class Measuring(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        self.write('src/scenes/board.h', SOUND)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding='utf-8')

    def read(self):
        return house.House(self.root)

    def test_folders_that_include_each_other_and_chains_of_includes_are_found(self):
        self.write('src/scenes/craps/a.h', '#include "scenes/craps/b.h"\n')
        self.write('src/scenes/craps/b.h', '#include "scenes/craps/c.h"\n#include "scenes/night/d.h"\n')
        self.write('src/scenes/craps/c.h', '')
        self.write('src/scenes/night/d.h', '')
        self.assertEqual((house.levels(self.read()), house.arrows_up(self.read())), (3, []))
        self.write('src/scenes/night/d.h', '#include "scenes/craps/c.h"\n')
        self.assertEqual(len(house.arrows_up(self.read())), 1)

    def test_a_sound_house_has_no_findings(self):
        for measure in (house.classes, house.functions, house.duplicates):
            self.assertEqual(measure(self.read()), [])
        self.assertEqual(house.names(self.read()), ([], []))

    def test_a_class_counts_with_its_source_and_may_have_one(self):
        body = 'namespace boxcars::scenes {\n' + 'int Board::b() {\n' + '    a_ = 2;\n' * 50 + '}\n' * 2
        self.write('src/scenes/board.cpp', body.replace('a_ = 2;\n', 'a_ = 2;\n' * 9))
        self.assertIn('  463 lines  boxcars::scenes::Board', house.classes(self.read())[0])
        self.write('src/scenes/board.cpp', body)
        self.assertEqual(house.classes(self.read()), [])
        self.write('src/scenes/board_draw.cpp', body.replace('b()', 'c()'))
        self.assertIn('spread over 2 .cpp files', house.classes(self.read())[0])

    def test_the_budget_names_a_longer_class_and_its_lines(self):
        body = 'namespace boxcars::scenes {\nint Board::b() {\n' + '    a_ = 2;\n' * 455 + '}\n}\n'
        self.write('src/scenes/board.cpp', body)
        self.write(house.BUDGET, '{"longer classes": {"boxcars::scenes::Board": 468}}')
        self.assertEqual(house.classes(self.read()), [])
        self.write('src/scenes/board.cpp', body.replace('int', 'int c;\nint', 1))
        self.assertEqual(len(house.classes(self.read())), 1)

    def test_a_class_may_have_a_source_for_each_system(self):
        body = 'namespace boxcars::scenes {\nint Board::b() {\n' + '    a_ = 2;\n' * 50 + '}\n' * 2
        for system in ('posix', 'windows'):
            self.write(f'src/scenes/system/{system}/board.cpp', body)
        self.assertEqual(house.classes(self.read()), [])

    def test_bodies_in_the_header_of_a_class_template_count(self):
        body = 'namespace boxcars::scenes {\ntemplate <class T> int Board<T>::b() {\n' + '    a_ = 2;\n' * 400 + '}\n}\n'
        self.write('src/scenes/board.h', SOUND + body)
        self.assertIn('  411 lines  boxcars::scenes::Board', house.classes(self.read())[0])

    def test_lines_that_differ_in_names_and_numbers_alone_are_a_second_copy(self):
        one = 'int f() {\n    a = 1;\n    if (b) c();\n    for (;;) d(e);\n    g.h(a, 2);\n    while (x) y += 3;\n' \
              '    return {};\n}\nint k(int n) {\n    return -n;\n}\n'
        self.write('src/ui/a.cpp', one)
        self.write('src/odds/b.cpp', re.sub(r'\b[a-z]\b', 'other', one).replace('3', '77'))
        self.assertEqual(house.alike(self.read()), ['src/odds/b.cpp:1  ~  src/ui/a.cpp:1'])
        self.write('src/odds/b.cpp', one.replace('while (x)', 'if (x)'))
        self.assertEqual(house.alike(self.read()), [])

    def test_a_function_stops_at_forty_lines(self):
        self.write('src/ui/long.cpp', 'int f() {\n' + '    a = 1;\n' * 38 + '}\n')
        self.assertEqual(house.functions(self.read()), [])
        self.write('src/ui/long.cpp', 'int f() {\n' + '    a = 1;\n' * 39 + '}\n')
        self.assertEqual(house.functions(self.read()), ['   41 lines  f  (src/ui/long.cpp:1)'])

    def test_six_equal_lines_are_a_second_copy(self):
        six = ''.join(f'    a{i} = {i};\n' for i in range(6))
        self.write('src/ui/a.cpp', 'int f() {\n' + six + '    x();\n}\n')
        self.write('tests/b.cpp', 'int g() {\n    y();\n' + six.replace(' = ', '  =  ') + '}\n')
        self.assertEqual(house.duplicates(self.read()), ['    6 lines  src/ui/a.cpp:2  =  tests/b.cpp:3'])
        self.write('tests/b.cpp', 'int g() {\n' + six[:-5] + '}\n')
        self.assertEqual(house.duplicates(self.read()), [])

    def test_a_name_is_one_type_but_for_those_every_game_has(self):
        self.write('docs/glossary.md', '| **board** | x |\n\n## Names every game has for itself\n`Rules`, `State`\n'
                                       '\n## More\n`Kind`\n')
        self.write('src/ui/b.h', 'namespace boxcars::ui { struct Board {}; struct Kind; struct State {}; struct Cut {}; }')
        self.write('src/odds/b.h', 'namespace boxcars::odds { struct State {}; struct Cut {}; struct A { struct Own {}; }; }')
        self.write('src/odds/c.h', 'namespace boxcars::odds { struct Own {}; }')
        self.write('src/sim/c.cpp', 'namespace boxcars::sim { namespace { struct Cut {}; } }')
        of_glossary, others = house.names(self.read())
        self.assertEqual([row.split(':')[0] for row in of_glossary], ['    2 x Board'])
        self.assertEqual([row.split(':')[0] for row in others], ['    2 x Cut'])

    def test_the_shape_is_counted_and_held_to_the_budget(self):
        self.write('src/scenes/board.cpp', '#include "scenes/board.h"\n')
        self.write('src/scenes/base.h', 'class Base { virtual ~Base(); virtual int a() const; };\n'
                                        'constexpr float gap = 0.5f, low = -12, at2 = 0x1F;  // 7\n')
        self.write('src/scenes/top.h', '#include "scenes/board.h"\n#include "scenes/base.h"\n'
                                       'class Top : public Board { virtual void b(); };\n' + '\n' * 40)
        here = self.read()
        self.assertEqual([measure(here) for measure in house.SHAPE.values()], [2, 75, 2, 2, 0, 0, 6])
        self.assertEqual(house.budget(here), [])
        self.write('tools/house/budget.json', '{"ceilings": {"src": 50}, "rooms": {"src/scenes": 900}, '
                                              '"headers with one user": 1, "levels of inheritance": 2}')
        self.assertEqual([row.split(':')[0] for row in house.budget(here)], ['src', 'headers with one user'])

    def test_a_ceiling_rises_for_a_new_reason_alone(self):
        def git(*words):
            subprocess.run(['git', '-c', 'user.name=a', '-c', 'user.email=a@b', *words], cwd=self.root, check=True,
                           capture_output=True)
        self.write(house.BUDGET, '{"ceilings": {"src": 60}, "raised for": ""}')
        git('init')
        git('add', '.')
        git('commit', '-m', 'x')
        for now, rows in (('{"ceilings": {"src": 59}, "raised for": ""}', []),
                          ('{"ceilings": {"src": 61}, "raised for": ""}', ['src: 60 became 61']),
                          ('{"ceilings": {"src": 61}, "raised for": "a fifth game"}', [])):
            self.write(house.BUDGET, now)
            self.assertEqual(house.raised(self.root, 'HEAD'), rows)

    def test_a_document_quotes_names_of_the_code(self):
        self.write('docs/architecture.md', 'A `scenes::Board` and its `render`.')
        self.write('tools/architecture.py', "    ('scenes', 'words', 'free'),\n    ('scenes', 'words', 'lost'),\n")
        self.assertEqual(house.unknown_names(self.read()), ['docs/architecture.md: render', 'tools/architecture.py: lost'])


class Here(unittest.TestCase):
    def test_our_documents_quote_names_of_the_code(self):
        root = Path(__file__).resolve().parents[2]
        self.assertTrue((root / 'docs/architecture.md').exists())
        self.assertEqual(house.unknown_names(house.House(root)), [])

    def test_no_ceiling_rose_since_the_branch_began(self):
        root = Path(__file__).resolve().parents[2]
        found = subprocess.run(['git', 'merge-base', 'HEAD', 'origin/main'], cwd=root, capture_output=True, text=True,
                               check=False)
        if found.returncode == 0:
            self.assertEqual(house.raised(root, found.stdout.strip()), [])


if __name__ == '__main__':
    unittest.main()
