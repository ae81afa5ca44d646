// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension View {
  /// Prints which inputs of the view changed, while its body runs (S-18, S-19).
  public static func _printChanges() {
    currentEvaluation.graph?.printChanges()
  }
}

extension ViewGraph {
  fileprivate func printChanges() {
    let evaluation = currentEvaluation
    guard bodyPhase == .updating, let node = evaluation.node, let type = evaluation.type else { return }
    var names: [String] = []
    let isFirst = !node.marks.contains(.hasRun)
    if isFirst {
      names.append("@self")
      if !type.slotNames.isEmpty { names.append("@identity") }
      names += type.slotNames
    } else {
      if node.changedSlots & ViewNode.parentValueBit != 0 { names.append("@self") }
      for (slot, name) in type.slotNames.enumerated()
      where slot < 60 && node.changedSlots & GraphNode.bit(of: slot) != 0 {
        names.append(name)
      }
    }
    // Observable properties that a body has read are printed without a name.
    if names.isEmpty, node.changedSlots & ViewNode.observationBit != 0 { names.append("@dependencies") }
    let what = names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed"
    let line = "\(TypeNames.name(at: type.index)): \(what)."
    trace.printedChanges.append(line)
    print(line)
  }
}
