// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import ViewEngine

/// What is done to a screen, one thing after the other, each on a host of its own.
@MainActor
package struct SurveyPlan {
  /// The name of the first step, which is also that of the case in a catalogue.
  static let mount = PreviewScreen.mount
  /// Controls that are operated at most on one screen.
  static let mostControls = 60

  /// Controls that are operated at most where others of the screen lead.
  static let mostFound = 60
  /// Controls that are operated before another one at most.
  static let longestWay = 4
  /// Letters of a step's name at most.
  static let longestName = 60

  /// What steps have led to, which the processes that go on have to know.
  package struct Found: Sendable, Codable {
    package fileprivate(set) var steps: [Step] = []
    /// Controls that were left out, because there are too many.
    fileprivate var omitted: Set<Kind> = []
    /// How much it is: it only ever grows.
    var count: Int { steps.count + omitted.count }

    package init() {}
  }

  /// What tells controls apart that are come upon at several places: the same button of the same view does the same.
  fileprivate struct Kind: Hashable, Sendable, Codable {
    let action: ScreenControl.Action
    let owner: UInt64
    let label: String

    init(_ control: Address) {
      (action, owner) = (control.action, control.owner)
      // A number may count what was done, and rows say what they show.
      label = control.isRepeated ? "" : control.label.filter { !$0.isNumber }
    }
  }

  /// The steps of the screen at rest.
  private let atRest: [Step]
  private(set) var found: Found
  private var known: Set<Kind>
  /// Controls of the screen at rest that were left out.
  private let omittedAtRest: Int

  package var steps: [Step] { atRest + found.steps }
  /// Controls that were left out, because there are too many.
  var omitted: Int { omittedAtRest + found.omitted.count }

  /// Plans for a screen at rest.
  ///
  /// Of the rows that one place in the source makes, the first and the last are operated: the others do the same.
  ///
  /// - Parameter found: What the steps that were done before have led to.
  init(_ host: ViewHost, found: Found = Found()) {
    var steps = [
      Step(deed: .mount, name: Self.mount, title: "Mount"),
      Step(deed: .drop, name: "drop", title: "Drop"),
      Step(deed: .idle, name: "idle", title: "Idle frame"),
      Step(deed: .resize, name: "resize", title: "Resize"),
      Step(deed: .font, name: "font", title: "Change the font"),
      Step(deed: .colorScheme, name: "color-scheme", title: "Change the color scheme"),
    ]
    let controls = Self.wanted(on: host)
    for control in controls.prefix(Self.mostControls) {
      steps.append(
        Step(
          deed: .operate(control.address),
          name: Self.own(control.word, among: steps.map(\.name)) { "\($0)-\($1)" },
          title: Self.own(control.title, among: steps.map(\.title)) { "\($0) (\($1))" }))
    }
    atRest = steps
    omittedAtRest = max(0, controls.count - Self.mostControls)
    self.found = found
    known = found.omitted.union((controls.map(\.address) + found.steps.flatMap(\.operated)).map(Kind.init))
  }

  /// Adds the controls that a step has led to, as far as none of their kind is in the plan.
  mutating func follow(_ step: Step, to host: ViewHost) {
    if step.operated.count > Self.longestWay { return }
    // A way back is the step that leaves.
    let controls = Self.wanted(on: host).filter {
      $0.address.action != .back && !known.contains(Kind($0.address))
    }
    for control in controls {
      let kind = Kind(control.address)
      known.insert(kind)
      if found.steps.count == Self.mostFound {
        found.omitted.insert(kind)
        continue
      }
      let name = CaseWord.shortened("\(step.name)-then-\(control.word)", to: Self.longestName)
      found.steps.append(
        step.then(
          control.address, name: Self.own(name, among: steps.map(\.name)) { "\($0)-\($1)" },
          title: Self.own("\(step.title), \(control.title)", among: steps.map(\.title)) { "\($0) (\($1))" }))
    }
  }

  /// A control that is operated, and what that is called as far as nothing else is called so.
  private struct Wanted {
    let address: Address
    let word: String
    let title: String
  }

  private static func wanted(on host: ViewHost) -> [Wanted] {
    let controls = host.controls
    // What several controls are called is no name: then the row says which is meant.
    let labels = Dictionary(grouping: controls, by: \.label).mapValues(\.count)
    return controls.indices.filter { isWanted($0, in: controls) }.map { index in
      let control = controls[index]
      let word = Self.word(for: control)
      return Wanted(
        address: Address(control, at: index),
        word: CaseWord.shortened("\(control.action)\(word.isEmpty ? "" : "-" + word)", to: 40),
        title: title(of: control, isOnlyOne: labels[control.label] == 1))
    }
  }

  /// The text itself, or, where there is one like it already, the first with a number that nobody has: a control may be called
  /// "Show 3" beside three that are called "Show".
  private static func own(_ text: String, among taken: [String], _ numbered: (String, Int) -> String)
    -> String
  {
    var (own, number) = (text, 1)
    while taken.contains(own) {
      number += 1
      own = numbered(text, number)
    }
    return own
  }

  static func isWanted(_ index: Int, in controls: [ScreenControl]) -> Bool {
    let control = controls[index]
    guard control.isRepeated else { return true }
    let first = controls.firstIndex { $0.isLike(control) }
    let last = controls.lastIndex { $0.isLike(control) }
    return index == first || index == last
  }

  /// What it shows; else its place in a list; else the view that it belongs to.
  private static func word(for control: ScreenControl) -> String {
    let word = CaseWord.word(control.label)
    if !word.isEmpty { return word }
    return control.rowPosition.map { "row-\($0)" } ?? CaseWord.word(control.owner)
  }

  private static func title(of control: ScreenControl, isOnlyOne: Bool) -> String {
    let owner = ShortTypeName.text(control.owner)
    let row = control.rowPosition.map { position in
      control.rowText.map { "row \"\(short($0))\"" } ?? "row \(position)"
    }
    let label =
      if !control.label.isEmpty {
        " \"\(short(control.label))\"" + (isOnlyOne ? "" : row.map { " in \($0)" } ?? "")
      } else if let row {
        " \(row)"
      } else {
        owner.isEmpty ? " (no label)" : " (no label) in \(owner)"
      }
    return switch control.action {
    case .tap: "Tap\(label)"
    case .toggle: "Toggle\(label)"
    case .choose: "Choose\(label)"
    case .tab: "Tab\(label)"
    case .type: "Type into\(label)"
    case .drag: "Drag\(label)"
    case .delete: "Delete\(label)"
    case .scroll: "Scroll \(owner.isEmpty ? "" : owner + " ")to its end"
    case .back: "Back\(label)"
    }
  }

  private static func short(_ label: String) -> String {
    label.count > 40 ? "\(label.prefix(39))…" : label
  }

  /// How many buttons lead back.
  static func waysBack(on host: ViewHost) -> Int { host.controls.count { $0.action == .back } }
}
