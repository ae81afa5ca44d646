# SPDX-License-Identifier: Apache-2.0
import os
import unittest

from .support import FolderTest

from surveying.compiler import SLOW, TOO_LONG, Compiler, found_in  # noqa: E402
from surveying.talk import BadInput  # noqa: E402

PATH = "/scratch/Sources/Screens/C.swift"


class Errors(unittest.TestCase):
    def test_an_error_in_what_a_macro_makes_counts_where_the_macro_is_used(self):
        plain = f"""macro expansion @ObservationTracked:2:6: error: init accessor cannot refer to property '_x'
`- {PATH}:3:44: note: expanded code originates here
1 | import Observation
"""
        older = f"""/tmp/swift-generated-sources/@__swiftmacro_7ScreensfMa_.swift:2:6: error: no such thing
/tmp/swift-generated-sources/@__swiftmacro_7Screens.swift:1:1: note: in expansion of macro 'Tracked' on property 'x' here
{PATH}:3:1: note: in expansion of macro 'Observable' on class 'M' here
"""
        self.assertEqual(found_in(plain, {PATH}), {
            PATH: [(3, 44, "in what a macro makes: init accessor cannot refer to property '_x'")]})
        self.assertEqual(found_in(older, {PATH}), {PATH: [(3, 1, "in what a macro makes: no such thing")]})

    def test_a_crash_of_the_compiler_counts_where_it_says(self):
        output = f"""Please submit a bug report
Stack dump:
0.\tProgram arguments: swift-frontend {PATH}
3.\tWhile evaluating request (for "body" at {PATH}:7:5)
4.\tWhile silgen emitFunction for 'body' (at {PATH}:7:5)
"""
        self.assertEqual(found_in(output, {PATH}), {PATH: [(7, 5, "the compiler crashes over it")]})

    def test_where_the_project_declares_what_the_system_has_the_declaration_counts(self):
        use = f"{PATH}:9:3: error: ambiguous use of 'overlay(content:)'"
        own, system = f"{PATH}:2:8: note: found this candidate", "StandardViews.View.overlay:2:34: note: found this candidate in module"
        other = f"{PATH}:12:1: error: wrong"
        self.assertEqual(found_in("\n".join([use, own, system, other]), {PATH}), {
            PATH: [(2, 8, "ambiguous use of 'overlay(content:)': the system has one, too"), (12, 1, "wrong")]})
        self.assertEqual(found_in("\n".join([use, system, system]), {PATH}), {
            PATH: [(9, 3, "ambiguous use of 'overlay(content:)'")]})
        self.assertEqual(found_in("\n".join([use, own, own, system]), {PATH}), {
            PATH: [(9, 3, "ambiguous use of 'overlay(content:)'")]})

    def test_what_takes_long_is_wrong_only_where_nothing_else_is(self):
        class Quick(Compiler):
            def _frontend(self, some, paths, flags, limit):
                self.patient = [some, "-solver-expression-time-threshold=10" in flags]

        compiler = Quick("/bin", {})
        slow = (4, 1, "in what a macro makes: " + TOO_LONG + " in reasonable time")
        found = {"A": [slow, (5, 1, "cannot find 'x' in scope")], "B": [slow]}
        self.assertEqual(compiler._settled(found, ["A", "B"], []), {"A": [(5, 1, "cannot find 'x' in scope")]})
        # Given time, and not done in it either.
        self.assertEqual(compiler._settled({"B": [slow]}, ["A", "B"], []), {"B": [slow]})
        self.assertEqual(compiler.patient, [["B"], True])

    def test_an_error_of_another_file_is_nobodys(self):
        self.assertEqual(found_in("/engine/Text.swift:1:2: error: wrong\n<unknown>:0: error: bad\n", {PATH}), {})

    def test_an_error_is_told_once(self):
        output = f"{PATH}:1:2: error: wrong\n{PATH}:1:2: error: wrong\n"
        self.assertEqual(found_in(output, {PATH}), {PATH: [(1, 2, "wrong")]})


# Never ends over everything at once, or over one file; crashes over another.
SWIFTC = """#!/bin/sh
case "$*" in
  *-enable-batch-mode*) eval "$FAKE_WHOLE" ;;
  *"-primary-file $FAKE_FOLDER/Slow.swift"*) sleep 300 ;;
  *"-primary-file $FAKE_FOLDER/Crash.swift"*) echo "LLVM ERROR: planted" >&2; exit 134 ;;
  *"-primary-file $FAKE_FOLDER/Wrong.swift"*) echo "$FAKE_FOLDER/Wrong.swift:2:3: error: planted" >&2; exit 1 ;;
esac
"""


class Blaming(FolderTest):
    def errors(self, names, whole, method="errors", **limits):
        self.make("toolchain/swiftc", SWIFTC)
        os.chmod(self.path("toolchain/swiftc"), 0o755)
        environment = {**os.environ, "FAKE_WHOLE": whole, "FAKE_FOLDER": self.folder,
                       "PATH": self.path("toolchain") + ":" + os.environ["PATH"]}
        # The program is looked for where this process looks.
        before = os.environ["PATH"]
        os.environ["PATH"] = environment["PATH"]
        try:
            paths = [self.path(name) for name in names]
            found = getattr(Compiler(self.folder, environment), method)(paths, **limits)
        finally:
            os.environ["PATH"] = before
        return {os.path.basename(path): problems for path, problems in found.items()}

    def test_a_file_that_takes_too_long_or_crashes_the_compiler_is_found_among_many(self):
        names = [f"Good{number}.swift" for number in range(20)] + ["Slow.swift", "Crash.swift", "Wrong.swift"]
        found = self.errors(names, "sleep 300", limit=0.5, file_limit=0.5)
        self.assertEqual(found["Wrong.swift"], [(2, 3, "planted")])
        self.assertEqual(found["Slow.swift"], [(1, 1, f"{SLOW} 0.5 s")])
        self.assertEqual(found["Crash.swift"], [(1, 1, "the compiler fails: LLVM ERROR: planted")])
        self.assertEqual(len(found), 3)

    def test_a_file_that_crashes_a_later_part_of_the_compiler_is_found(self):
        self.assertEqual(self.errors(["Good.swift", "Crash.swift"], "", method="crashing"),
                         {"Crash.swift": [(1, 1, "the compiler fails: LLVM ERROR: planted")]})

    def test_an_unknown_name_is_told_from_what_else_is_wrong(self):
        self.make("Card.swift", "func card() -> Int { let gauge: Gauge = .init(); return \"no number\" }\n")
        errors = "; ".join(f"echo '{self.folder}/Card.swift:1:{column}: error: {message}' >&2" for column, message in (
            (33, "cannot find type Gauge in scope"), (57, "cannot convert return expression")))
        self.assertEqual(self.errors(["Card.swift"], errors, method="unknown_names"),
                         {"Card.swift": [(1, 33, "cannot find type Gauge in scope")]})

    def test_a_failure_that_no_file_repeats_ends_the_survey_in_one_line(self):
        with self.assertRaises(BadInput) as caught:
            self.errors(["Good.swift"], "echo '<unknown>:0: error: planted' >&2; exit 1")
        self.assertEqual(str(caught.exception), "the compiler failed: <unknown>:0: error: planted")


del FolderTest
