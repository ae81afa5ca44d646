// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
public import ViewEngine

#if ShapedText
  import ShapedText
#endif

/// What texts are measured by, as `--text` names it.
public nonisolated enum TextChoice: String, Codable, Sendable, CaseIterable {
  /// Deterministic metrics: the same on every machine.
  case grid
  /// A real font: HarfBuzz, FreeType and ICU, in programs built with the package's trait `ShapedText`.
  case shaped

  /// What does it.
  ///
  /// - Throws: `InputError` when the program was built without it, or its font is not installed.
  public func measuring() throws(InputError) -> any TextMeasuring { try made().measuring }

  /// As a record names it: `RunRecord.gridText`, or libraries and fonts with their versions.
  ///
  /// - Throws: `InputError` as ``measuring()``.
  public func name() throws(InputError) -> String { try made().name }

  private func made() throws(InputError) -> (measuring: any TextMeasuring, name: String) {
    switch self {
    case .grid: return (GridTextMeasuring(), RunRecord.gridText)
    case .shaped:
      #if ShapedText
        do {
          let measuring = try ShapedTextMeasuring()
          return (measuring, measuring.description)
        } catch {
          throw InputError("--text shaped: \(error)", advice: "or leave --text out")
        }
      #else
        throw InputError(
          "--text shaped: this program was built without fonts",
          advice:
            "install libharfbuzz-dev, libfreetype-dev and libicu-dev, and build with --traits ShapedText")
      #endif
    }
  }
}
