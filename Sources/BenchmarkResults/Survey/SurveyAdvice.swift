// SPDX-License-Identifier: Apache-2.0

/// A change to the code that would save work, and the count that shows it.
public struct SurveyAdvice: Sendable, Equatable {
  /// The way of writing views that costs more than another one.
  public enum Rule: String, Sendable, CaseIterable {
    case closureInView, listInView, listThroughBinding, bindingWithClosures, newObject, objectReadWhole
    case stateReadForAction, replacedByCondition, replacedByType, unstableID, unstableRowIDs, readerForSize
    case environmentRead

    /// The fact about SwiftUI that the rule stands on; see SEMANTICS.md.
    public var fact: String {
      switch self {
      case .closureInView: "I-44"
      case .listInView: "I-45"
      case .listThroughBinding: "I-53"
      case .bindingWithClosures: "I-54"
      case .newObject: "I-45"
      case .objectReadWhole: "I-60"
      case .stateReadForAction: "I-25"
      case .replacedByCondition: "I-3"
      case .replacedByType: "I-16"
      case .unstableID: "I-6"
      case .unstableRowIDs: "I-9"
      case .readerForSize: "L-72"
      case .environmentRead: "E-3"
      }
    }
  }

  public let rule: Rule
  /// The view that is to be changed.
  public let typeName: String
  /// The property that is to be changed; may be empty.
  public let subject: String
  /// What the change would save in all steps together, in runs of bodies or of readers' contents.
  public private(set) var saved: Int
  /// The step in which it saves most.
  public private(set) var step: String
  private var most: Int

  /// What would save most, the best first; what saves nothing is left out.
  public static func all(for steps: [SurveyStep]) -> [SurveyAdvice] {
    var found: [SurveyAdvice] = []
    func add(_ rule: Rule, _ typeName: String, _ subject: String, _ count: Int, _ step: SurveyStep) {
      guard count > 0 else { return }
      let place = "\(step.screenTitle), \(step.title)"
      guard
        let index = found.firstIndex(where: {
          $0.rule == rule && $0.typeName == typeName && $0.subject == subject
        })
      else {
        found.append(
          SurveyAdvice(
            rule: rule, typeName: typeName, subject: subject, saved: count, step: place, most: count))
        return
      }
      found[index].saved += count
      if count > found[index].most { (found[index].step, found[index].most) = (place, count) }
    }
    for step in steps {
      for bodies in step.bodies {
        if let rule = Rule(of: bodies.reason) {
          add(rule, bodies.typeName, bodies.subject, bodies.wasted, step)
        }
      }
      for replacement in step.replacements {
        let types = replacement.typeNames.joined(separator: ", ")
        add(Rule(of: replacement.cause), replacement.owner, types, replacement.bodies, step)
      }
      // Mounting needs each content once, whoever makes it.
      if step.name == "mount" { continue }
      for (owner, count) in step.contents { add(.readerForSize, owner, "", count, step) }
    }
    return found.sorted { left, right in
      if left.saved != right.saved { return left.saved > right.saved }
      return (left.typeName, left.subject, left.rule.rawValue) < (
        right.typeName, right.subject, right.rule.rawValue
      )
    }
  }

  /// What to do, with the count and the fact behind it.
  public var text: String { "\(finding) (\(rule.fact)); \(count). \(cure)" }

  private var property: String { subject.isEmpty ? typeName : "\(typeName).\(subject)" }

  private var count: String {
    let one = rule == .readerForSize ? "run of its content" : "body"
    let many = rule == .readerForSize ? "runs of its content" : "bodies"
    let vain = isReplacement || rule == .readerForSize ? "" : " in vain"
    let share = most == saved ? "for" : "\(most) of them for"
    return "\(saved) \(saved == 1 ? one : many)\(vain), \(share): \(step)"
  }

  private var isReplacement: Bool {
    [.replacedByCondition, .replacedByType, .unstableID, .unstableRowIDs].contains(rule)
  }

  private var finding: String {
    switch rule {
    case .closureInView: "\(property) is a closure, another one each time the parent's body runs"
    case .listInView: "\(property) is a whole list, which differs when any of its elements does"
    case .listThroughBinding: "\(typeName) reads the whole list behind \(subject)"
    case .bindingWithClosures: "\(property) is a binding with closures of its own, which is never the same"
    case .newObject: "\(property) is another object each time the parent's body runs"
    case .objectReadWhole:
      "\(typeName) runs for every change of the object \(subject), whatever it reads of it"
    case .stateReadForAction: "the body of \(typeName) reads \(subject) and shows the same whatever it is"
    case .replacedByCondition: "a condition in \(typeName) makes \(subject) twice, once for each branch"
    case .replacedByType: "an AnyView in \(typeName) holds another type each time, so \(subject) is made anew"
    case .unstableID: "id(_:) in \(typeName) changes, so \(subject) is made anew"
    case .unstableRowIDs: "rows in \(typeName) show the same under other ids, so \(subject) is made anew"
    case .readerForSize: "\(typeName) has a GeometryReader whose content runs again"
    case .environmentRead:
      "\(typeName) reads \(subject) from the environment and shows the same whatever it is"
    }
  }

  private var cure: String {
    switch rule {
    case .closureInView:
      "Compare \(typeName) without it (Equatable and .equatable()), or hand it what the closure needs."
    case .listInView, .listThroughBinding: "Hand \(typeName) the one element, or the figure, that it shows."
    case .bindingWithClosures: "Hand on $value, or a binding to a property or an element of it."
    case .newObject: "Keep the object in @State, or in the model, and hand on the same one."
    case .objectReadWhole: "Make it @Observable: then only those run who read what has changed."
    case .stateReadForAction: "Read it in the action, or hand on its binding unread."
    case .replacedByCondition: "Let an argument depend on the condition, such as .opacity(on ? 1 : 0.5)."
    case .replacedByType: "Use @ViewBuilder and a condition, or one type."
    case .unstableID: "Use an id that stays as long as what is shown."
    case .unstableRowIDs: "Let each element keep its id, instead of making one whenever it is asked for."
    case .readerForSize:
      "If it only hands the size on, a frame with an infinite maximum does that without a run."
    case .environmentRead: "Read it in the view that shows it."
    }
  }
}

extension SurveyAdvice.Rule {
  fileprivate init?(of reason: SurveyStep.Reason) {
    switch reason {
    case .closure: self = .closureInView
    case .collection: self = .listInView
    case .object: self = .newObject
    case .binding: self = .bindingWithClosures
    case .state: self = .stateReadForAction
    case .boundList: self = .listThroughBinding
    case .wholeObject: self = .objectReadWhole
    case .environment: self = .environmentRead
    case .first, .value, .boundValue, .observed, .size, .preference, .unknown: return nil
    }
  }

  fileprivate init(of cause: SurveyStep.Replacement.Cause) {
    switch cause {
    case .condition: self = .replacedByCondition
    case .type: self = .replacedByType
    case .id: self = .unstableID
    case .rowIDs: self = .unstableRowIDs
    }
  }
}
