# SPDX-License-Identifier: Apache-2.0
"""The classes that Xcode makes of a Core ML model."""
import os
import unittest

from .support import ROOT, FolderTest
from surveying import core_ml
from surveying.compiler import Compiler

BUILT = os.path.join(ROOT, ".build-tests", "release")
# As apps use them: with do and catch, as older versions of Xcode made them, and asynchronously.
USED = """import CoreML
import SwiftUI

struct Guess: View {
  @State private var text = ""
  var body: some View {
    Button(text) {
      do {
        let model = try Price_2(configuration: MLModelConfiguration())
        let answer = try model.prediction(size: 3, `in`: "a", parts: ["a": 1], picture: 1)
        text = "\\(answer.price) \\(answer.odds[1] ?? 0)"
      } catch { text = "\\(error)" }
    }
    .task { text = (try? await Price_2.load().prediction(input: Price_2Input(size: 1, in: "", parts: [:], picture: 2)).price).map { "\\($0)" } ?? "" }
  }
}
let model: MLModel = Price_2().model
"""


def field(number, content):
    """A field that holds a message or a text."""
    key, length = number << 3 | 2, len(content)
    assert length < 1 << 14
    return bytes([*number_of(key), *number_of(length)]) + content


def number_of(value):
    return [value] if value < 128 else [value & 127 | 128, value >> 7]


def feature(name, kind, inside=b""):
    return field(1, name.encode()) + field(2, b"what it is") + field(3, field(kind, inside))


MODEL = bytes([8, 1]) + field(2, b"".join([
    field(1, feature("size", 2)), field(1, feature("in", 3)), field(1, feature("parts", 6, field(2, b""))),
    field(1, feature("picture", 4)), field(1, feature("no name", 2)), field(10, feature("price", 2)),
    field(10, feature("odds", 6, field(1, b""))), field(11, b"price")])) + field(402, b"numbers")


class CoreML(FolderTest):
    def code(self, content=MODEL, name="Price 2.mlmodel", declared=()):
        self.make(name, "")
        with open(self.path(name), "wb") as file:
            file.write(content)
        return core_ml.code([self.path(name.split("/")[0])], set(declared))

    def test_a_model_is_a_class_with_what_it_is_given_and_answers(self):
        lines = self.code().split("\n")
        self.assertIn("nonisolated class Price_2: _ProjectModel<Price_2Input, Price_2Output>, @unchecked Sendable {", lines)
        self.assertIn("  func prediction(size: Double, `in`: String, parts: [String: Double], picture: Any) throws -> Price_2Output {",
                      lines)
        self.assertIn('  var odds: [Int64: Double] { get { self["odds"] } set { self["odds"] = newValue } }', lines)

    def test_a_package_has_its_model_inside(self):
        self.assertEqual(self.code(name="Price.mlpackage/Data/com.apple.CoreML/model.mlmodel").count("nonisolated class "), 3)

    def test_a_class_of_the_project_and_what_is_no_model_are_left_alone(self):
        self.assertEqual(self.code(declared=["Price_2"]), "")
        for damaged in (b"", b"version https://git-lfs.github.com/spec/v1\n", MODEL[:40], b"\xff" * 100, bytes([18, 255, 255, 3])):
            self.assertEqual(self.code(damaged), "")

    @unittest.skipUnless(os.path.exists(os.path.join(BUILT, "Modules", "CoreML.swiftmodule")), "scripts/test has not built the stand-ins")
    def test_it_compiles_with_the_code_of_an_app(self):
        files = [self.make("Learned.swift", self.code()), self.make("Used.swift", USED)]
        self.assertEqual(Compiler(BUILT, dict(os.environ)).errors(files), {})
