// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Publishing

/// What a host assumes; a host that assumes nothing has none.
@MainActor
@usableFromInline
package final class Assumptions {
  private let all: Set<Assumption>
  /// The types of objects whose properties have readers of their own.
  private let tracked: Set<String>
  /// How many times over lists show their elements.
  let rowCopies: Int
  /// Values that change without an announcement: those behind bindings with closures.
  let polled = DependencySource()
  private var comparisons: [Int: ValueComparison?] = [:]
  private var kept: [ObjectIdentifier: Kept] = [:]

  /// What a node keeps, by the offset of the field.
  private struct Kept {
    /// Retained, so that no other node gets its address.
    let node: ViewNode
    var values: [Int: Any] = [:]
  }

  init(_ all: [Assumption]) {
    self.all = Set(all)
    rowCopies =
      all.lazy.compactMap { if case .repeatsRows(let copies) = $0 { max(1, copies) } else { nil } }.first ?? 1
    tracked = Set(all.compactMap { if case .tracksProperties(let object) = $0 { object } else { nil } })
    if !tracked.isEmpty { PropertyTracking.begin(tracked, for: self) }
  }

  isolated deinit { PropertyTracking.end(self) }

  // MARK: Comparison

  /// How values of a type are compared; nil if as always.
  package func comparison(of type: ViewType) -> ValueComparison? {
    if let known = comparisons[type.index] { return known }
    let made = makeComparison(of: type)
    comparisons[type.index] = .some(made)
    return made
  }

  private func makeComparison(of type: ViewType) -> ValueComparison? {
    let view = TypeNames.name(at: type.index)
    let fields = NamedField.all(of: type.type)
    guard
      fields.contains(where: {
        !isCompared($0, view) || all.contains(.comparesByParts(view: view, property: $0.name))
          || trackedStateObject($0) != nil || isClosureWhileTracking($0)
      })
    else { return nil }
    // An `==` of the view's own decides, whatever its fields are.
    if type.type is any Equatable.Type, !TypeShape(type.type).isPlainData { return nil }
    return ValueComparison(
      fields.flatMap { field -> [ValueComparison.Operation] in
        if !isCompared(field, view) { return [] }
        let (offset, type) = (field.field.offset, field.field.type)
        if let property = trackedStateObject(field) {
          return [.call(offset: offset, predicate: property.haveSameObject)]
        }
        if isClosureWhileTracking(field) {
          // Comparisons are kept for ever, and must not keep this: it says when nothing is tracked any more.
          let tracked = tracked
          return [.call(offset: offset) { Self.closuresAreEqual($0, $1, tracked) }]
        }
        if !field.field.isStrong { return [.bytes(offset: offset, count: TypeShape(type).size)] }
        if all.contains(.comparesByParts(view: view, property: field.name)) {
          return [.call(offset: offset) { PartComparison.areEqual(type, $0, $1) }]
        }
        return ValueComparison.operations(for: type, at: offset)
      })
  }

  private func isCompared(_ field: NamedField, _ view: String) -> Bool {
    all.isDisjoint(with: [
      .leavesOut(view: view, property: field.name), .keepsObject(view: view, property: field.name),
      .bindsInPlace(view: view, property: field.name),
    ])
  }

  /// The type of a property that would be a `@State`, because its object is no `ObservableObject` any more.
  private func trackedStateObject(_ field: NamedField) -> (any StateObjectProperty.Type)? {
    guard !tracked.isEmpty, let property = field.field.type as? any StateObjectProperty.Type else {
      return nil
    }
    return tracked.contains(String(describing: property.objectType)) ? property : nil
  }

  private func isClosureWhileTracking(_ field: NamedField) -> Bool {
    !tracked.isEmpty && field.field.isStrong && TypeKind(field.field.type) == .function
  }

  /// Whether two closures are the same, or would be: one that captures a view of nothing but one observed object would hold that
  /// object itself if it were `@Observable`, and closures are compared by what they hold.
  private nonisolated static func closuresAreEqual(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ tracked: Set<String>
  ) -> Bool {
    if ValueComparison.bytesEqual(a, b, 2 * MemoryLayout<UInt>.size) { return true }
    guard a.load(as: UInt.self) == b.load(as: UInt.self), let left = object(capturedBy: a, among: tracked)
    else { return false }
    return left == object(capturedBy: b, among: tracked)
  }

  private nonisolated static func object(capturedBy closure: UnsafeRawPointer, among tracked: Set<String>)
    -> ObjectIdentifier?
  {
    guard let captured = CapturedValue(ofClosureAt: closure),
      let fields = StoredField.all(of: captured.type)?.filter({ TypeShape($0.type).size > 0 }),
      fields.count == 1,
      let property = fields[0].type as? any ObservedObjectProperty.Type,
      tracked.contains(String(describing: property.objectType))
    else { return nil }
    return property.object(at: captured.address + fields[0].offset)
  }

  // MARK: Values

  /// Puts what a node keeps into its view value, before its properties are connected or its body runs.
  func patch(_ node: ViewNode, _ type: ViewType, at address: UnsafeMutableRawPointer) {
    let view = TypeNames.name(at: type.index)
    for field in NamedField.all(of: type.type) {
      let place = address + field.field.offset
      if all.contains(.keepsObject(view: view, property: field.name)) {
        keepValue(of: field, at: place, node)
      } else if all.contains(.bindsInPlace(view: view, property: field.name)),
        let binding = field.field.type as? any PolledBinding.Type
      {
        let known = kept[ObjectIdentifier(node)]?.values[field.field.offset]
        let polled = binding.poll(at: place, known as AnyObject?, polled)
        kept[ObjectIdentifier(node), default: Kept(node: node)].values[field.field.offset] = polled
      }
    }
  }

  private func keepValue(of field: NamedField, at place: UnsafeMutableRawPointer, _ node: ViewNode) {
    func open<F>(_: F.Type) {
      let value = place.assumingMemoryBound(to: F.self)
      if let known = kept[ObjectIdentifier(node)]?.values[field.field.offset] as? F {
        value.pointee = known
      } else {
        kept[ObjectIdentifier(node), default: Kept(node: node)].values[field.field.offset] = value.pointee
      }
    }
    _openExistential(field.field.type, do: open)
  }

  // MARK: Results

  /// The runs of bodies whose old results stay, from 0 on for each type; none at first.
  var oldResults: [String: Set<Int>] = [:] {
    didSet { runs = [:] }
  }
  private var runs: [String: Int] = [:]

  /// Whether what the body of a node made before stays although it is to run again. If so, the body has run for what it reads
  /// alone.
  func keepsOldResult(of node: ViewNode, _ type: ViewType) -> Bool {
    guard !oldResults.isEmpty, type.isCounted, node.marks.contains(.hasRun),
      let runner = node as? EvaluatingNode
    else { return false }
    let run = runs[runner.typeName, default: 0]
    runs[runner.typeName] = run + 1
    guard oldResults[runner.typeName]?.contains(run) == true, runner.runBodyAlone() else { return false }
    node.graph.queue.markUpdated(node)
    node.changedSlots = 0
    return true
  }

  // MARK: Dependencies

  func ignores(_ slot: Int, of type: ViewType) -> Bool {
    slot < type.slotNames.count
      && all.contains(.ignores(view: TypeNames.name(at: type.index), property: type.propertyName(slot)))
  }

  /// The observable properties whose changes a node lets pass.
  func ignoredObserved(by node: ViewNode) -> Set<String> {
    guard let view = node.bodyType else { return [] }
    return Set(
      all.compactMap { assumption in
        if case .ignoresObserved(view, let property) = assumption { property } else { nil }
      })
  }

  func tracksProperties(of object: AnyObject) -> Bool { PropertyTracking.tracks(object) }

  // MARK: Identity

  package func keepsID(at node: ViewNode) -> Bool {
    owner(of: node).map { all.contains(.keepsID(view: $0)) } ?? false
  }

  func findsRowsByValue(at node: ViewNode) -> Bool {
    owner(of: node).map { all.contains(.findsRowsByValue(view: $0)) } ?? false
  }

  /// Keeps what the rows of a list are made of now.
  ///
  /// - Returns: what they were made of before; nothing at first.
  func exchangeRows<Content>(of node: ViewNode, with rows: ContiguousArray<Content>) -> ContiguousArray<
    Content
  > {
    let id = ObjectIdentifier(node)
    let before = kept[id]?.values[0] as? ContiguousArray<Content> ?? []
    kept[id, default: Kept(node: node)].values[0] = rows
    return before
  }

  /// The view in whose body a node was made.
  private func owner(of node: ViewNode) -> String? {
    node.owner?.typeName
  }
}

extension NodeContext {
  /// The extras of a view's node here: with another comparison where one is assumed.
  @inline(__always)
  func extras(for type: ViewType) -> ContextExtras? {
    graphReference.unretained { $0.trace.assumptions == nil } ? extras : assumedExtras(type)
  }

  @inline(never)
  private func assumedExtras(_ type: ViewType) -> ContextExtras? {
    guard extras?.values.comparison == nil,
      let comparison = scope.graph.trace.assumptions?.comparison(of: type)
    else { return extras }
    return changing { $0.comparison = comparison }.extras
  }
}
