# SPDX-License-Identifier: Apache-2.0
import unittest

from .support import ROOT  # noqa: F401

from surveying.compiler import found_in  # noqa: E402

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

    def test_an_error_of_another_file_is_nobodys(self):
        self.assertEqual(found_in("/engine/Text.swift:1:2: error: wrong\n<unknown>:0: error: bad\n", {PATH}), {})

    def test_an_error_is_told_once(self):
        output = f"{PATH}:1:2: error: wrong\n{PATH}:1:2: error: wrong\n"
        self.assertEqual(found_in(output, {PATH}), {PATH: [(1, 2, "wrong")]})
