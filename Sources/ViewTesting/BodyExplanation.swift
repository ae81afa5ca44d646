// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// Says why bodies ran in a step, from the view back to the write.
struct BodyExplanation {
  /// Ways in which one type's bodies came to run that are told; the others are counted.
  private static let longest = 5

  private let step: RecordedStep

  init(_ step: RecordedStep) { self.step = step }

  /// Headings, each with the reasons of the bodies of some types below it, and at the end the states that were written.
  func lines(under headings: [(text: String, types: [String])], wastedOnly: Bool = false) -> [String] {
    headings.flatMap { heading in
      ["  \(heading.text)"]
        + heading.types.flatMap { lines(for: $0, wastedOnly: wastedOnly) }.map { "    \($0)" }
    } + (writes.map { ["  \($0)"] } ?? [])
  }

  /// A line for each way in which bodies of the type came to run, the most frequent first.
  func lines(for typeName: String, wastedOnly: Bool = false) -> [String] {
    let evaluations = step.evaluations
    var ways: [(words: String, count: Int)] = []
    for (index, cause) in evaluations.enumerated() where cause.typeName == typeName {
      if wastedOnly && !cause.isWasted { continue }
      let words = chain(from: index, in: evaluations)
      if let known = ways.firstIndex(where: { $0.words == words }) {
        ways[known].count += 1
      } else {
        ways.append((words, 1))
      }
    }
    // The sort is stable only by the index: the first to run comes first among equals.
    let sorted = ways.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    var lines = sorted.prefix(Self.longest).map { "×\($0.element.count) \($0.element.words)" }
    let rest = sorted.dropFirst(Self.longest).reduce(0) { $0 + $1.element.count }
    if rest > 0 { lines.append("×\(rest) in \(sorted.count - Self.longest) other ways") }
    return lines
  }

  /// The states that were written, as `Owner.property`, each once; `nil` for none.
  var writes: String? {
    var names: [String] = []
    for case .write(let name, _, _) in step.events where !names.contains(name) { names.append(name) }
    return names.isEmpty ? nil : "written: \(names.joined(separator: ", "))"
  }

  /// Why a body ran, why the body ran that made its value, and so on.
  private func chain(from index: Int, in evaluations: [BodyCause]) -> String {
    var words = Self.words(for: evaluations[index])
    var index = index
    while evaluations[index].reasons.contains(where: { $0 == .parentValueChanged || $0 == .firstAppearance }),
      let maker = maker(of: index, in: evaluations)
    {
      words += " ← \(evaluations[maker].typeName) ran: \(Self.words(for: evaluations[maker]))"
      index = maker
    }
    return words
  }

  /// The body that ran before and is the nearest one around.
  private func maker(of index: Int, in evaluations: [BodyCause]) -> Int? {
    evaluations[..<index].indices.filter { evaluations[index].path.hasPrefix(evaluations[$0].path + "/") }
      .max { evaluations[$0].path.utf8.count < evaluations[$1].path.utf8.count }
  }

  private static func words(for cause: BodyCause) -> String {
    if cause.reasons.isEmpty { return "it was told to" }
    return cause.reasons.map { words(for: $0, cause) }.joined(separator: "; ")
  }

  private static func words(for reason: Reason, _ cause: BodyCause) -> String {
    switch reason {
    case .firstAppearance: "it appeared"
    case .parentValueChanged: valueWords(cause)
    case .equal: "its value is equal"
    case .sizeChanged: "its size has changed"
    case .state(let name): "it reads the state \(name)"
    case .binding(let name): "it reads the binding \(name)"
    case .object(let name): "the object \(name) has changed"
    case .observed(let name): "it reads \(name)"
    case .environment(let name): "it has \(name) of the environment"
    case .preference(let name): "it reads the preference \(name)"
    }
  }

  private static func valueWords(_ cause: BodyCause) -> String {
    let differences = cause.differences.map { difference in
      switch difference.kind {
      case .closure: "\(difference.name) is a closure, another one each time"
      case .content: "\(difference.name) makes views, by another closure each time"
      case .collection: "the list \(difference.name) has changed"
      case .object: "\(difference.name) is another object"
      case .stateObject: "the object of \(difference.name) comes in another closure"
      case .binding: "the binding \(difference.name) has changed"
      case .parts: "\(difference.name) has equal parts, but is of a type that cannot be compared"
      case .views: "\(difference.name) is made of equal views, but cannot be compared"
      case .value: "\(difference.name) has changed"
      }
    }
    guard !differences.isEmpty else { return "its parent made another value" }
    return "its parent made another value: \(differences.joined(separator: ", "))"
  }
}
