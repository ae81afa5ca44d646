// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension SurveyAdvice {
  /// The way of writing views that costs more than another one.
  public enum Rule: String, Sendable, Codable, CaseIterable {
    case closureInView, valueWithoutEquality, viewsWithoutEquality, bindingWithClosures, newObject
    /// Properties of several of these kinds.
    case severalWithoutEquality
    case stateObjectHandedOver
    case objectReadWhole, objectForAction, objectUnused
    case stateReadForAction, observedForAction, environmentRead
    case unstableID, unstableRowIDs, positionalRowIDs
    case listInView, listThroughBinding, valueThroughBinding, boundValueRead
    case observedWhole, observedValueRead, observedThroughBinding, observedForChild
    case replacedByCondition, replacedByType

    /// The fact about SwiftUI that the rule stands on; see SEMANTICS.md.
    public var fact: String {
      switch self {
      case .closureInView, .stateObjectHandedOver: "I-44"
      case .valueWithoutEquality, .viewsWithoutEquality, .severalWithoutEquality: "I-46"
      case .bindingWithClosures: "I-54"
      case .newObject, .listInView: "I-45"
      case .objectReadWhole, .objectForAction, .objectUnused: "I-60"
      case .stateReadForAction: "I-25"
      case .environmentRead: "E-3"
      case .unstableID: "I-6"
      case .unstableRowIDs, .positionalRowIDs: "I-9"
      case .listThroughBinding, .valueThroughBinding: "I-53"
      case .boundValueRead: "I-50"
      case .observedWhole, .observedValueRead, .observedThroughBinding, .observedForChild,
        .observedForAction:
        "I-63"
      case .replacedByCondition: "I-3"
      case .replacedByType: "I-16"
      }
    }

    func finding(_ view: String, _ subject: String) -> String {
      let property = subject.isEmpty ? view : "\(view).\(subject)"
      let names = SourceMap.names(in: subject)
      let all = "\(view)'s \(Self.listed(names))"
      let areSeveral = names.count > 1
      return switch self {
      case .closureInView where areSeveral:
        "\(all) are closures, other ones each time the parent's body runs"
      case .valueWithoutEquality where areSeveral: "\(all) are the same as before, but cannot be compared"
      case .viewsWithoutEquality where areSeveral:
        "\(all) are made of the same views as before, but cannot be compared"
      case .bindingWithClosures where areSeveral:
        "\(all) are bindings with closures of their own, which are never the same"
      case .newObject where areSeveral: "\(all) are other objects each time the parent's body runs"
      case .severalWithoutEquality:
        "\(all) are other ones each time the parent's body runs, or cannot be compared"
      case .closureInView: "\(property) is a closure, another one each time the parent's body runs"
      case .valueWithoutEquality: "\(property) is the same as before, but cannot be compared"
      case .viewsWithoutEquality: "\(property) is made of the same views as before, but cannot be compared"
      case .bindingWithClosures: "\(property) is a binding with closures of its own, which is never the same"
      case .newObject: "\(property) is another object each time the parent's body runs"
      case .stateObjectHandedOver:
        "the object of the @StateObject \(property) comes in a closure, another one each time the parent's body runs"
      case .objectReadWhole: "\(view) runs for every change of the object \(subject), whatever it reads of it"
      case .objectForAction: "\(view) observes \(subject) and shows nothing of it"
      case .objectUnused: "\(view) observes \(subject) and has no code that uses it"
      case .stateReadForAction, .observedForAction:
        "the body of \(view) reads \(subject) and shows the same whatever it is"
      case .environmentRead:
        "\(view) reads \(subject) from the environment and shows the same whatever it is"
      case .unstableID: "id(_:) in \(view) changes, so \(subject) is made anew"
      case .unstableRowIDs: "rows in \(view) show the same under other ids, so \(subject) is made anew"
      case .positionalRowIDs: "rows in \(view) go by their position, so each shows another element's content"
      case .listInView: "\(property) is a whole list, which differs when any of its elements does"
      case .listThroughBinding: "\(view) reads the whole list behind \(subject)"
      case .valueThroughBinding:
        "\(view) reads the whole value behind \(subject), and runs for each part of it"
      case .boundValueRead, .observedValueRead:
        "\(view) reads \(subject), and what it shows of it mostly stays the same"
      case .observedWhole: "\(view) reads all of \(subject) and shows a part of it"
      case .observedThroughBinding:
        "\(view) has a binding to a part of \(subject), and runs for each part of it"
      case .observedForChild where areSeveral:
        "\(view) reads \(Self.parts(names)), which only views below show"
      case .observedForChild: "\(view) reads \(subject), which only a view below shows"
      case .replacedByCondition: "a condition in \(view) makes \(subject) twice, once for each branch"
      case .replacedByType: "an AnyView in \(view) holds another type each time, so \(subject) is made anew"
      }
    }

    /// `count, name and size of Model` of `Model.count`, `Model.name`, `Model.size`.
    private static func parts(_ names: [String]) -> String {
      let parts = names.map { String($0.split(separator: ".").last ?? "") }
      return "\(listed(parts)) of \(names[0].dropLast(parts[0].count + 1))"
    }

    /// `a, b and c`.
    static func listed(_ names: [String]) -> String {
      names.count > 1
        ? "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])" : names.joined()
    }

    func cure(_ view: String, _ subject: String) -> String {
      switch self {
      case .closureInView where SourceMap.names(in: subject).count > 1:
        "Compare \(view) without them (Equatable and .equatable()), or hand it what the closures need."
      case .closureInView:
        "Compare \(view) without it (Equatable and .equatable()), or hand it what the closure needs."
      case .valueWithoutEquality where SourceMap.names(in: subject).count > 1:
        "Make their types Equatable: structs in place of tuples, an == without closures."
      case .valueWithoutEquality:
        "Make its type Equatable: a struct in place of a tuple, an == without closures."
      case .viewsWithoutEquality:
        "Hand over one view of your own with these in its body: it is compared by its properties, and runs for what it "
          + "observes itself."
      case .severalWithoutEquality:
        "Give \(view) an == of its own, which compares what it shows of them, and use .equatable()."
      case .bindingWithClosures: "Hand on $value, or a binding to a property or an element of it."
      case .newObject:
        "Make it once, in the model, a static property or a @State of the parent, and hand on the same one."
      case .stateObjectHandedOver:
        "Let it be an @ObservedObject of whoever keeps the object, or compare \(view) without it (Equatable and .equatable())."
      case .objectReadWhole: "Make it @Observable: then only those run who read what has changed."
      case .objectForAction: "Hand it on in a plain property."
      case .objectUnused: "Delete the property."
      case .stateReadForAction: "Read it in the action, or hand on its binding unread."
      case .observedForAction: "Read it in the action."
      case .environmentRead: "Read it in the view that shows it."
      case .unstableID: "Use an id that stays as long as what is shown."
      case .unstableRowIDs: "Let each element keep its id, instead of making one whenever it is asked for."
      case .positionalRowIDs: "Go by the elements, each with an id of its own, and not by their indices."
      case .listInView: "Hand \(view) the one element, or the figure, that it shows."
      case .listThroughBinding, .observedWhole:
        "Hand \(view) the one element that it shows, or what it makes of it all, such as whether something is in it."
      case .valueThroughBinding:
        "Hand \(view), or a view of its own for each part, what it shows: a binding to that property, or its value."
      case .boundValueRead:
        "Hand \(view) what it makes of it, such as whether it is the chosen one, and leave the binding to actions."
      case .observedValueRead: "Hand \(view) what it makes of it, such as whether it is the chosen one."
      case .observedThroughBinding:
        "Let each part be a property or an @Observable object of its own."
      case .observedForChild: "Hand the object on, and read it in the view that shows it."
      case .replacedByCondition: "Let an argument depend on the condition, such as .opacity(on ? 1 : 0.5)."
      case .replacedByType: "Use one type, and let an argument depend on the condition."
      }
    }
  }
}

extension SurveyStep.Replacement.Cause {
  /// The advice that it leads to.
  var rule: SurveyAdvice.Rule {
    switch self {
    case .condition: .replacedByCondition
    case .type: .replacedByType
    case .id: .unstableID
    case .rowIDs: .unstableRowIDs
    case .positions: .positionalRowIDs
    }
  }

  /// What a piece of advice is about; `nil` if not views that were made anew.
  init?(of rule: SurveyAdvice.Rule) {
    guard let cause = Self.allCases.first(where: { $0.rule == rule }) else { return nil }
    self = cause
  }

  /// Whether a change can be tried without the source.
  var canBeTried: Bool { self != .condition && self != .type }
}
