// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import ViewEngine

extension SurveyPlan {
  /// What finds a control on another host that shows the same screen. It is short, because many are handed to a process on its
  /// command line.
  package struct Address: Hashable, Sendable, Codable {
    /// Its place among the controls of the screen.
    let index: Int
    let action: ScreenControl.Action
    /// The first letters of its label.
    let label: String
    /// Stands for the type of the view that made it.
    let owner: UInt64
    let isRepeated: Bool
    let rowPosition: Int?
    /// Seconds after which the screen is at rest that it leads to.
    fileprivate(set) var rest = 1
    /// Stands for its place in the tree.
    private let place: UInt64

    private static let longestLabel = 60

    @MainActor init(_ control: ScreenControl, at index: Int) {
      self.index = index
      (action, isRepeated, rowPosition) = (control.action, control.isRepeated, control.rowPosition)
      label = String(control.label.prefix(Self.longestLabel))
      (owner, place) = (digest(of: control.owner), Self.place(of: control))
    }

    /// Whether the same place of the source made a control.
    @MainActor func isOf(_ control: ScreenControl) -> Bool {
      action == control.action && place == Self.place(of: control)
    }

    @MainActor private static func place(of control: ScreenControl) -> UInt64 {
      digest(of: "\(control.place)")
    }
  }

  /// One thing to do.
  package struct Step: Sendable, Codable {
    enum Deed: Sendable, Codable {
      case mount, drop, idle, resize, font, colorScheme
      case operate(Address)
      /// Leaving what the last control on the way led to: a sheet, an alert, a pushed screen.
      case leave
    }

    let deed: Deed
    /// The controls that are operated first, each where the one before it led.
    var way: [Address] = []
    /// In result files: `tap-add`.
    package let name: String
    /// For people: `Tap "Add"`.
    package let title: String

    /// Whether a person does it.
    var isByHand: Bool {
      switch deed {
      case .operate, .leave: true
      case .mount, .drop, .idle, .resize, .font, .colorScheme: false
      }
    }

    /// The controls that it operates, in turn.
    var operated: [Address] {
      if case .operate(let control) = deed { way + [control] } else { way }
    }

    /// The step that undoes what this one led to, as far as a user can; `nil` when it led nowhere.
    @MainActor
    func leaving(_ host: ViewHost, presentedBefore: Int, waysBackBefore: Int) -> Step? {
      guard case .operate = deed else { return nil }
      let what: String
      if host.presentations.count > presentedBefore, let kind = host.presentations.last?.kind {
        // `contextMenu`, in words.
        what = "Close the \(CaseWord.word(kind.rawValue).replacing("-", with: " ")) of"
      } else if SurveyPlan.waysBack(on: host) > waysBackBefore {
        what = "Back from"
      } else {
        return nil
      }
      return Step(
        deed: .leave, way: operated, name: CaseWord.shortened("\(name)-leave", to: SurveyPlan.longestName),
        title: "\(what) \(title)")
    }

    /// The step, where what it leads to is at rest after so many seconds.
    func atRest(after seconds: Int) -> Step {
      guard case .operate(var control) = deed else { return self }
      control.rest = seconds
      return Step(deed: .operate(control), way: way, name: name, title: title)
    }

    /// The step that operates a control where this one leads.
    func then(_ control: Address, name: String, title: String) -> Step {
      Step(deed: .operate(control), way: operated, name: name, title: title)
    }
  }
}
