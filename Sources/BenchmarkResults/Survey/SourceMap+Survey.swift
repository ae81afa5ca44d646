// SPDX-License-Identifier: Apache-2.0

/// Where in the sources stands what a survey has found.
extension SourceMap {
  /// Where a screen is made: the `#Preview`, or the type that provides the preview.
  public func place(of screen: SurveyScreen) -> Place? {
    guard let id = screen.file else { return declaration(of: screen.title) }
    return Place(file: file(id) ?? id, line: screen.line ?? 1)
  }

  /// The property for which bodies ran; the view, where it is for none.
  public func place(of bodies: SurveyStep.Bodies) -> Place? {
    property(bodies.subject, of: bodies.typeName) ?? declaration(of: bodies.typeName)
  }

  /// What stands in the code of a view and makes other views of the same ones.
  public func place(of replacement: SurveyStep.Replacement) -> Place? {
    let place: Place? =
      switch replacement.cause {
      case .condition: condition(making: replacement.typeNames, in: replacement.owner)
      case .type: calls(of: "AnyView", in: replacement.owner).first
      case .id: modifier("id", in: replacement.owner)
      case .rowIDs: list(of: replacement.typeNames, in: replacement.owner)
      }
    return place ?? declaration(of: replacement.owner)
  }

  /// Where bodies come from, for the bill: the property, the call in the nearest view above that ran, and the write.
  func words(for bodies: SurveyStep.Bodies) -> String {
    var words = place(of: bodies).map { ["\($0)"] } ?? []
    let owner = bodies.chain.count > 2 ? bodies.chain[bodies.chain.count - 2] : nil
    if let call = calls(of: bodies.typeName, with: bodies.subject, in: owner).first {
      words.append("made at \(call)")
    }
    if let cause = bodies.chain.first, let write = self.words(forWriteOf: cause) { words.append(write) }
    return Self.bracketed(words)
  }

  /// Where the cause of a run was written: `state count` is one of the view that reads it.
  func words(forWriteOf cause: String, by view: String = "") -> String? {
    let name = cause.split(separator: " ").last.map(String.init) ?? ""
    let places = writes(of: name.contains(".") ? name : "\(view).\(name)")
    return places.isEmpty
      ? nil : "written at " + places.prefix(Self.mostWrites).map(\.description).joined(separator: ", ")
  }

  /// Places that are named of one value: more say nothing.
  private static let mostWrites = 3

  static func bracketed(_ words: [String]) -> String {
    words.isEmpty ? "" : " [\(words.joined(separator: "; "))]"
  }
}

extension SurveyStep {
  /// Adds to the error of a step that shows old data what is known of the data.
  public mutating func nameUnannounced(_ sources: SourceMap) {
    guard let unannounced, let failed = rows.firstIndex(where: { $0.key.metric.isEmpty }),
      let error = rows[failed].error
    else { return }
    let names = unannounced.map { name in
      let parts = name.split(separator: ".").map(String.init)
      return name + (sources.property(parts.last ?? "", of: parts.first ?? "").map { " (\($0))" } ?? "")
    }
    let known =
      names.isEmpty
      ? "the data changed without telling anyone, and no object that the views hold has it: a global variable, or a file?"
      : "the data changed without telling anyone: \(names.joined(separator: ", "))"
    rows[failed].error = ResultError(error.cause, "\(error.detail); \(known)")
  }
}
