// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// Where in the sources stands what a survey has found.
extension SourceMap: CausePlaces {
  /// Where a screen is made: the `#Preview`, or the type that provides the preview.
  public func place(of screen: SurveyScreen) -> Place? {
    guard let id = screen.file else { return seen(on: screen.name).declaration(of: screen.title) }
    return Place(file: file(id) ?? id, line: screen.line ?? 1)
  }

  /// Steps by the module of their screens, in the order of the modules' names: views of one name in two modules are two views.
  public func inModules(_ steps: [SurveyStep]) -> [[SurveyStep]] {
    Dictionary(grouping: steps) { module(of: $0.screen) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a change is of the same code for two screens: they are in one module, or see one declaration.
  public func seesTheSame(on screen: String, as other: String, in candidate: SurveyCandidate) -> Bool {
    if module(of: screen) == module(of: other) { return true }
    let name = candidate.object.isEmpty ? candidate.view : candidate.object
    guard let place = seen(on: screen).declaration(of: name) else { return false }
    return place == seen(on: other).declaration(of: name)
  }

  /// What a piece of advice is about, as the screens see it that it saves something on.
  func seen(by advice: SurveyAdvice) -> SourceMap { seen(on: advice.steps.first?.screen ?? "") }

  /// The property for which bodies ran; the view, where it is for none.
  public func place(of bodies: SurveyStep.Bodies) -> Place? {
    property(bodies.subject, orHolderIn: bodies.typeName) ?? declaration(of: bodies.typeName)
  }

  /// What stands in the code of a view and makes other views of the same ones.
  public func place(of replacement: SurveyStep.Replacement) -> Place? {
    let owner = owner(of: replacement)
    return place(of: replacement.cause, making: replacement.typeNames, in: owner) ?? declaration(of: owner)
  }

  /// The view whose code makes other views of the same ones: the nearest that has such code. A container whose body calls a
  /// closure with it has none.
  func owner(of replacement: SurveyStep.Replacement) -> String {
    replacement.owners.first {
      place(of: replacement.cause, making: replacement.typeNames, in: $0) != nil
    } ?? replacement.owner
  }

  /// What is to be changed: the property, or what stands in the code of the view and makes other views.
  public func place(of advice: SurveyAdvice) -> Place? {
    let near = seen(by: advice)
    let place =
      if let cause = SurveyStep.Replacement.Cause(of: advice.rule) {
        near.place(of: cause, making: Self.names(in: advice.property), in: advice.view)
      } else {
        near.property(advice.property, orHolderIn: advice.view)
      }
    return place ?? near.declaration(of: advice.view)
  }

  /// The first call that makes the view that a piece of advice is for, in the step that saves most.
  func call(for advice: SurveyAdvice) -> Place? {
    seen(by: advice).calls(of: advice.view, with: advice.property, in: advice.makers).first
  }

  private func place(of cause: SurveyStep.Replacement.Cause, making types: [String], in owner: String)
    -> Place?
  {
    switch cause {
    case .condition: condition(making: types, in: owner)
    case .type: calls(of: "AnyView", in: [owner]).first
    case .id: modifier("id", in: owner)
    case .rowIDs, .positions: list(of: types, in: owner)
    }
  }

  /// A property of a view; of `Model.name` the property of the view that holds the model, else that of the model.
  private func property(_ name: String, orHolderIn view: String) -> Place? {
    name.contains(".") ? holder(of: name, in: view) : property(name, of: view)
  }

  /// Where a piece of advice stands, and who makes the view that it is for.
  func words(for advice: SurveyAdvice) -> String {
    guard let place = place(of: advice) else { return "" }
    return SourcePlace.bracketed(["\(place)"] + (call(for: advice).map { ["made at \($0)"] } ?? []))
  }

  /// Where bodies come from, for the bill: the property, and the call in the nearest view above that ran.
  func words(for bodies: SurveyStep.Bodies) -> String {
    var words = place(of: bodies).map { ["\($0)"] } ?? []
    if let call = calls(of: bodies.typeName, with: bodies.subject, in: bodies.makers).first {
      words.append("made at \(call)")
    }
    return SourcePlace.bracketed(words)
  }

  /// Where a value was changed: the line that did it, else the lines that may have done it.
  func words(for write: SurveyStep.Write) -> String? {
    (write.place?.description ?? words(forWritesOf: write.name)).map {
      "wrote \(ShortTypeName.text(write.name)) at \($0)"
    }
  }

  /// The lines that change a value, which a cause graph calls `Owner.property`; of more than a few the first.
  public func words(forWritesOf name: String) -> String? {
    let places = writes(of: name)
    if places.isEmpty { return nil }
    let shown = places.prefix(Self.mostWrites).map(\.description).joined(separator: " or ")
    return places.count > Self.mostWrites ? "\(shown) or \(places.count - Self.mostWrites) more" : shown
  }

  /// Places that are named of one value: more say nothing.
  private static let mostWrites = 3
}

extension SurveyStep {
  /// Global variables that are named of those that may have changed: more say nothing.
  private static let mostGlobals = 3

  /// Adds to the error of a step that shows old data what is known of the data.
  public mutating func nameUnannounced(_ sources: SourceMap) {
    guard let unannounced, let failed = rows.firstIndex(where: { $0.key.metric.isEmpty }),
      let error = rows[failed].error
    else { return }
    let names = unannounced.map { name in
      let parts = name.split(separator: ".").map(String.init)
      return name + (sources.property(parts.last ?? "", of: parts.first ?? "").map { " (\($0))" } ?? "")
    }
    func list(_ found: [(name: String, place: SourceMap.Place)]) -> String {
      found.prefix(Self.mostGlobals).map { "\($0.name) (\($0.place))" }.joined(separator: ", or ")
    }
    let globals = list(sources.changedGlobals)
    // A list of views that are the same by their own account is not looked at.
    let equal = list(sources.viewsWithEquality)
    let guess =
      (globals.isEmpty ? "a global variable, or a file" : "is it in \(globals)")
      + (equal.isEmpty ? "?" : ", or does the equality of \(equal) leave out what is shown?")
    let known =
      names.isEmpty
      ? "the data changed without telling anyone, and no object that the views hold has it: \(guess)"
      : "the data changed without telling anyone: \(names.joined(separator: ", "))"
    rows[failed].error = ResultError(error.cause, "\(error.detail); \(known)")
  }
}
