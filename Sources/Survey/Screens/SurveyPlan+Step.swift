// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import ViewEngine

extension SurveyPlan {
  /// One thing to do.
  package struct Step: Sendable, Codable {
    enum Deed: Sendable, Codable {
      case mount, drop, idle, resize, font, colorScheme
      case operate(ScreenControl.Address)
      /// Leaving what the last control on the way led to: a sheet, an alert, a pushed screen.
      case leave
    }

    let deed: Deed
    /// The controls that are operated first, each where the one before it led.
    var way: [ScreenControl.Address] = []
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
    var operated: [ScreenControl.Address] {
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

    /// The step that operates a control where this one leads.
    func then(_ control: ScreenControl.Address, name: String, title: String) -> Step {
      Step(deed: .operate(control), way: operated, name: name, title: title)
    }
  }
}
