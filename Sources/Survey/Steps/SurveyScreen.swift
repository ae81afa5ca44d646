// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import ViewEngine

/// A screen that a survey tries out, and where it was written.
public struct SurveyScreen: Sendable, Equatable {
  /// In result files: `preview.card-dark`.
  public var name: String
  /// For people: `Card "Dark"`.
  public var title: String
  /// As the compiler calls it: `Screens/Card.swift`; `nil` for a `PreviewProvider`, which does not know its file.
  public var file: String?
  /// From 1.
  public var line: Int?
  /// The module that it is in.
  public var module: String

  public init(name: String, title: String, module: String, file: String? = nil, line: Int? = nil) {
    (self.name, self.title, self.module, self.file, self.line) = (name, title, module, file, line)
  }
}

extension PreviewScreen {
  /// What it is called, and where it was written.
  @MainActor var described: SurveyScreen {
    SurveyScreen(
      name: name, title: title, module: preview.module, file: preview.file.map { "\(preview.module)/\($0)" },
      line: preview.line)
  }
}
