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

  /// One thing to do.
  package struct Step {
    enum Deed {
      case mount, drop, idle, resize, font, colorScheme
      /// The control at a place among those of the screen at rest.
      case operate(Int, ScreenControl)
      /// Leaving what a control led to: a sheet, an alert, a pushed screen.
      case leave(Int, ScreenControl)
    }

    let deed: Deed
    /// In result files: `tap-add`.
    package let name: String
    /// For people: `Tap "Add"`.
    package let title: String
  }

  package private(set) var steps: [Step]
  /// Controls that were left out, because there are too many.
  private(set) var omitted = 0

  /// Plans for a screen at rest.
  ///
  /// Of the rows that one place in the source makes, the first and the last are operated: the others do the same.
  init(_ host: ViewHost) {
    steps = [
      Step(deed: .mount, name: Self.mount, title: "Mount"),
      Step(deed: .drop, name: "drop", title: "Drop"),
      Step(deed: .idle, name: "idle", title: "Idle frame"),
      Step(deed: .resize, name: "resize", title: "Resize"),
      Step(deed: .font, name: "font", title: "Change the font"),
      Step(deed: .colorScheme, name: "color-scheme", title: "Change the color scheme"),
    ]
    var names = Set(steps.map(\.name))
    var titles = Set(steps.map(\.title))
    let controls = host.controls
    // What several controls are called is no name: then the row says which is meant.
    let labels = Dictionary(grouping: controls, by: \.label).mapValues(\.count)
    var planned = 0
    for (index, control) in controls.enumerated() where Self.isWanted(index, in: controls) {
      if planned == Self.mostControls {
        omitted += 1
        continue
      }
      planned += 1
      let word = Self.word(for: control)
      let base = CaseWord.shortened("\(control.action)\(word.isEmpty ? "" : "-" + word)", to: 40)
      let title = Self.title(of: control, isOnlyOne: labels[control.label] == 1)
      steps.append(
        Step(
          deed: .operate(index, control), name: Self.own(base, among: &names) { "\(base)-\($0)" },
          title: Self.own(title, among: &titles) { "\(title) (\($0))" }))
    }
  }

  /// The text itself, or, where there is one like it already, the first with a number that nobody has: a control may be called
  /// "Show 3" beside three that are called "Show".
  private static func own(_ text: String, among taken: inout Set<String>, _ numbered: (Int) -> String)
    -> String
  {
    var (own, number) = (text, 1)
    while !taken.insert(own).inserted {
      number += 1
      own = numbered(number)
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

  /// The step that undoes what another one led to, as far as a user can; `nil` when it led nowhere.
  static func leaving(_ step: Step, on host: ViewHost, presentedBefore: Int, waysBackBefore: Int) -> Step? {
    guard case .operate(let index, let control) = step.deed else { return nil }
    let what: String
    if host.presentations.count > presentedBefore, let kind = host.presentations.last?.kind {
      what = "Close the \(kind) of"
    } else if waysBack(on: host) > waysBackBefore {
      what = "Back from"
    } else {
      return nil
    }
    return Step(
      deed: .leave(index, control), name: CaseWord.shortened("\(step.name)-leave", to: 60),
      title: "\(what) \(step.title)")
  }

  /// How many buttons lead back.
  static func waysBack(on host: ViewHost) -> Int { host.controls.count { $0.action == .back } }
}
