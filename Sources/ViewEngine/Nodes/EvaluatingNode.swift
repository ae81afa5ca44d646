// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A node that runs a body: of a view, of a modifier or of a style.
///
/// A run takes the same steps for all of them. When the node is made, the properties of the first value are connected
/// to storage (`makeSlots(for:)`). A new value is compared with the one that the body ran with (`keepsValue(_:)`).
/// Its body runs with a copy of the value that is installed over the storage (`withInstalled(_:_:)`), and the elements follow
/// (`runBody(in:_:)`). When the node leaves it lets go of the storage. A subclass says what the value is and how its
/// body is called.
open class EvaluatingNode: InnerNode {
  /// The type that has the body.
  @usableFromInline package final let type: ViewType
  /// Where the node stands, for its elements.
  @usableFromInline final let extras: ContextExtras?
  @exclusivity(unchecked) private(set) final var slots = PropertySlots()

  /// The same for the elements.
  @usableFromInline var extrasOfElements: ContextExtras? { extras }

  @usableFromInline
  package init(_ type: ViewType, extras: ContextExtras?, _ context: __shared NodeContext) {
    self.type = type
    self.extras = extras
    super.init(context)
    changedSlots = .max
  }

  /// Connects the properties of the first value to storage of their own, or to that of the node's original.
  package final func makeSlots<Value>(for value: UnsafeMutablePointer<Value>) {
    if extras != nil { compareObjects(at: value) }
    if !type.hasProperties { return }
    if let assumptions = graph.trace.assumptions { applyAssumptions(assumptions) }
    if let original = extras?.original as? EvaluatingNode, original.type === type {
      slots.borrow(from: original.slots)
    } else {
      slots.make(type, at: UnsafeMutableRawPointer(value), node: self)
    }
  }

  /// Tells a check in which objects the value differs from that of the original.
  private func compareObjects(at value: UnsafeMutableRawPointer) {
    guard let objects = graph.rebuiltObjects, let original = extras?.original as? EvaluatingNode,
      original.type === type
    else { return }
    original.withValue { objects.compare(value, with: $0, of: type, original: original) }
  }

  /// Whether a node was handed to the body, as a modifier's content is, and not made by it.
  func wasHanded(_ node: ViewNode) -> Bool { false }

  /// Passes the address of the value that the body ran with, not connected to any storage.
  func withValue(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Hands out a copy of the value, with what its storage held when the body ran last; for tools.
  func withHeldValue(_ body: (Any) -> Void) {}

  final func installSnapshots<Value>(into copy: inout Value) {
    guard type.hasProperties else { return }
    withUnsafeMutablePointer(to: &copy) { slots.install(type, at: $0, usingSnapshots: true) }
  }

  /// Runs a body with a copy of the value that is connected to the storage. If there is nothing to connect, the value is not
  /// copied.
  @inlinable @inline(__always)
  package final func withInstalled<Value, Result>(
    _ value: UnsafeMutablePointer<Value>, _ body: (borrowing Value) -> Result
  ) -> Result {
    // A function, so that the body's code is there only once.
    func run(_ value: UnsafePointer<Value>) -> Result { withBorrowed(value, body) }
    if !type.hasProperties { return run(value) }
    var copy = value.pointee
    install(at: &copy)
    return run(&copy)
  }

  // The address comes from a call with `&`. A closure would check at run time that it runs on the main actor.
  @usableFromInline
  final func install<Value>(at copy: UnsafeMutablePointer<Value>) {
    // Moved out for the call, because reading the list in the node would retain it.
    var slots = PropertySlots()
    swap(&slots, &self.slots)
    defer { swap(&slots, &self.slots) }
    slots.install(type, at: UnsafeMutableRawPointer(copy), usingSnapshots: extras?.original != nil)
  }

  /// Compares a new value with the one that the body ran with last (I-40). Equal values keep the old one, closures
  /// included (I-48).
  @inlinable
  package final func keepsValue(_ areEqual: () -> Bool) -> Bool {
    graphReference.unretained { graph in
      let outer = graph.beginComparison()
      let equal = areEqual()
      graph.endComparison(outer, of: self, type, equal: equal)
      if !equal { changedSlots |= ViewNode.parentValueBit }
      return equal
    }
  }

  /// Runs the body and brings the elements up to its result.
  ///
  /// - Parameter body: Calls the body of the installed value, see ``withInstalled(_:_:)``.
  @inlinable @inline(__always)
  package final func runBody<Content: View>(in graph: ViewGraph, _ body: () -> Content) {
    guard graph.admitsDepth(self, type) else { return }
    let isFirst = !marks.contains(.hasRun)
    let run = graph.beginBody(of: self, type)
    // Fetching bindings may read observable properties, so it is part of what is observed.
    let content = observingReads(in: graph, body)
    graph.endBody(run)
    if isFirst {
      marks.insert(.hasRun)
      makeElements(of: content, NodeContext(below: self, extras: extras == nil ? nil : extrasOfElements))
    } else {
      updateElements(to: content)
    }
    graph.endElements(run, of: self, isFirst: isFirst)
  }

  /// Changes the value before its body runs, if a host assumes another value.
  func applyAssumptions(_ assumptions: Assumptions) {}

  /// Runs the body and drops its result, so that its present reads become its dependencies; false if the reads are not
  /// known.
  func runBodyAlone() -> Bool { false }

  /// The type as a word in a path.
  open var typeName: String { TypeNames.name(at: type.index) }
  /// The type by index; nil for one that is not counted.
  final var bodyTypeIndex: Int? { type.isCounted ? type.index : nil }

  open override func willRemove() {
    if extras?.original == nil { slots.detach() }
  }
}

extension ViewNode {
  /// The node in whose body this one is made: the nearest around it that runs a body of the client's, apart from modifiers that
  /// were handed it as their content.
  var owner: EvaluatingNode? {
    var found: EvaluatingNode?
    findOwners { owner in
      found = owner
      return false
    }
    return found
  }

  /// The types of all nodes of this kind around this one, the nearest first, each once.
  var ownerTypes: [String] {
    var found: [String] = []
    findOwners { owner in
      if !found.contains(owner.typeName) { found.append(owner.typeName) }
      return true
    }
    return found
  }

  private func findOwners(_ goesOn: (EvaluatingNode) -> Bool) {
    var path = [self]
    for ancestor in ancestors {
      if let runner = ancestor.bodyRunner, runner.bodyTypeIndex != nil,
        !path.contains(where: runner.wasHanded), !goesOn(runner)
      {
        return
      }
      path.append(ancestor)
    }
  }

  /// The name of the client's type whose body the node runs.
  var bodyType: String? {
    guard let runner = self as? EvaluatingNode, runner.bodyTypeIndex != nil else { return nil }
    return runner.typeName
  }
}
