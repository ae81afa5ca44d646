// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import Publishing

/// Shows a view without a screen: mounts it, renders frames on request, and lets a test look at it and act on it.
///
/// A host is driven like an app under XCUITest: find an element, tap it, render, look at what is there.
/// ```swift
/// let host = ViewHost { Counter() }
/// try host.tapAndRender("Increment")
/// host.texts            // ["1", "Increment"]
/// ```
@MainActor
public final class ViewHost {
  package let graph: ViewGraph
  private let rebuild: @MainActor (ViewGraph, ViewHost, RebuiltObjects?) -> DisplayList

  /// What mounting and the first frame did.
  public private(set) var mountReport = FrameReport()
  /// The size of the window, in points.
  @exclusivity(unchecked) public private(set) var size: CGSize
  /// The insets of the safe area, in points; a new value takes effect at the next render.
  @exclusivity(unchecked) public var safeArea: EdgeInsets {
    didSet {
      safeArea = Self.valid(safeArea, graph)
      if safeArea != oldValue { graph.window.noteChange() }
    }
  }

  /// Mounts the content, which is built once, and renders the first frame.
  ///
  /// A cycle while mounting goes to ``diagnostics``.
  ///
  /// - Parameters:
  ///   - size: The window, in points.
  ///   - safeArea: The insets of the safe area, in points.
  ///   - textMeasuring: The text metrics; by default deterministic ones (L-20).
  ///   - content: The screen.
  public convenience init<V: View>(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    textMeasuring: any TextMeasuring = GridTextMeasuring(), @ViewBuilder content: () -> V
  ) {
    self.init(
      size: size, safeArea: safeArea, textMeasuring: textMeasuring, recordsEvents: false, content: content)
  }

  /// Makes a host for a tool that records every event, including those of the first frame.
  ///
  /// - Parameters:
  ///   - bodyClock: Nanoseconds, to count and time each node's bodies for ``drawing``.
  ///   - assumptions: Changes to the client's code that the host simulates. Such a host must be the only one as long as
  ///     it exists.
  package init<V: View>(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    textMeasuring: any TextMeasuring = GridTextMeasuring(), recordsEvents: Bool,
    bodyClock: (() -> UInt64)? = nil, assumptions: [Assumption]? = nil, @ViewBuilder content: () -> V
  ) {
    MetadataCheck.run()
    let view = content()
    let graph = ViewGraph(textMeasuring: textMeasuring)
    graph.clock.owner = .passUnretained(graph)
    HostContext.begin(graph.clock)
    graph.trace.assumptions = assumptions.map(Assumptions.init)
    self.graph = graph
    let size = Self.valid(size, graph)
    let safeArea = Self.valid(safeArea, graph)
    self.size = size
    self.safeArea = safeArea
    if recordsEvents {
      graph.trace.isRecording = true
      graph.trace.recorder.keepsEarlierRenders = true
      graph.trace.recorder.bodies = bodyClock.map(BodyTallies.init(now:))
    }
    rebuild = { graph, host, objects in
      Rebuild.displayList(of: view, matching: graph, size: host.size, safeArea: host.safeArea, objects)
    }
    MainThread.doing { graph.mount(view, original: nil) }
    do {
      try graph.renderFrame(size: size, safeArea: safeArea)
      if graph.needsFrame { try renderPending() }
    } catch {
      graph.report("\(error)")
    }
    mountReport = graph.takeReport()
  }

  /// Makes a host that starts with the defaults as they were before any host of this kind wrote to them, and that
  /// restores them when it ends. So a measurement does not start with the values of the one before.
  package static func measuring(_ make: () -> ViewHost) -> ViewHost {
    ObjectDefaults.restore()
    let host = make()
    host.graph.storage.restoresDefaults = true
    return host
  }

  // MARK: Frames

  /// Changes the size of the window; takes effect at the next render.
  public func resize(to size: CGSize) {
    let size = Self.valid(size, graph)
    if size == self.size { return }
    self.size = size
    graph.window.noteChange()
  }

  private static func valid(_ size: CGSize, _ graph: ViewGraph) -> CGSize {
    var check = NumberCheck()
    defer { graph.report(check, for: "ViewHost's size") }
    let range = 0...NumberCheck.greatestWindow
    return CGSize(
      width: check.number(size.width, in: range, or: 0), height: check.number(size.height, in: range, or: 0))
  }

  private static func valid(_ insets: EdgeInsets, _ graph: ViewGraph) -> EdgeInsets {
    var check = NumberCheck()
    defer { graph.report(check, for: "ViewHost's safeArea") }
    func valid(_ inset: CGFloat) -> CGFloat { check.number(inset, in: 0...NumberCheck.greatestWindow, or: 0) }
    return EdgeInsets(
      top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom),
      trailing: valid(insets.trailing))
  }

  /// Renders frames until nothing is out of date at the current time.
  ///
  /// - Returns: What the frames did; `frames` is 0 when there was nothing to do.
  /// - Throws: ``RenderError``, when actions keep changing what they depend on, or the tree is too deep.
  @discardableResult
  public func render() throws -> FrameReport {
    if graph.isBusy { throw RenderError.cycle("render() was called while the views were being updated") }
    BackgroundWrites.carryOut()
    graph.storage.refresh()
    if !graph.needsFrame { return FrameReport() }
    if graph.trace.isRecording { graph.trace.recorder.beginRender() }
    return try renderAndReport()
  }

  // A separate function, so that the report is written directly into the caller's memory.
  @inline(never)
  private func renderAndReport() throws -> FrameReport {
    try renderPending()
    return graph.takeReport()
  }

  /// Frames of one render after which a host is taken to be in a loop.
  private static let frameLimit = 1_000

  @inline(__always)
  private func renderPending() throws {
    var frames = 0
    repeat {
      frames += 1
      if frames > Self.frameLimit {
        throw RenderError.cycle("\(Self.frameLimit) frames did not bring the views to rest")
      }
      try graph.renderFrame(size: size, safeArea: safeArea)
    } while graph.needsFrame
  }

  /// Taps a button and renders.
  @discardableResult
  public func tapAndRender(_ button: String) throws -> FrameReport {
    try buttons[button].tap()
    return try render()
  }

  /// Removes the content: `onDisappear` runs, tasks are cancelled. A call while a body runs is reported and has no
  /// effect.
  public func unmount() {
    if graph.isBusy {
      return graph.report("unmount() was called while the views were being updated; they stay.")
    }
    MainThread.doing { graph.unmount() }
  }

  /// When a host is freed, its views are removed: tasks are cancelled, and no action runs.
  isolated deinit {
    graph.tearDown()
  }

  // MARK: What happened

  /// Body evaluations since mount, by type.
  public var bodyEvaluations: EvaluationCounts { graph.tally.totals }

  /// Runtime issues in the order in which they occurred, repeated ones kept: the first thousand of the views and of
  /// the layout each; a last line says how many more there were.
  public var diagnostics: [String] {
    graph.writes.diagnostics.messages + graph.layoutTree.diagnostics.messages
  }

  public func clearDiagnostics() {
    graph.writes.diagnostics.removeAll()
    graph.layoutTree.clearDiagnostics()
  }

  /// The lines of `_printChanges()`.
  public var printedChanges: [String] { graph.trace.printedChanges }

  /// Whether ``causes`` is filled; recording costs time and memory.
  public var recordsCauses: Bool {
    get { graph.trace.isRecording }
    set { graph.trace.isRecording = newValue }
  }

  /// Why bodies ran, or were skipped, in the last render.
  public var causes: [BodyCause] { graph.trace.recorder.causes }

  /// The events since the mount or ``removeEvents()``, for a host that records events.
  package var events: [RenderEvent] { graph.trace.recorder.events }

  /// Records the events of every render from now on.
  ///
  /// - Returns: Goes back to recording what was recorded before.
  package func recordEveryRender() -> () -> Void {
    let (wasRecording, wasKeeping) = (graph.trace.isRecording, graph.trace.recorder.keepsEarlierRenders)
    graph.trace.isRecording = true
    graph.trace.recorder.keepsEarlierRenders = true
    removeEvents()
    return { [graph] in
      graph.trace.isRecording = wasRecording
      graph.trace.recorder.keepsEarlierRenders = wasKeeping
    }
  }

  /// Returns the callers of each write; recorded with the write.
  package var callers: (() -> [UInt64])? {
    get { graph.writes.callers }
    set { graph.writes.callers = newValue }
  }

  /// Forgets what has been recorded.
  package func removeEvents() { graph.trace.recorder.removeAll() }

  // MARK: What is on screen

  /// What is presented, front-most last; the content itself is not among them.
  public var presentations: [Presentation] { graph.presentations }

  /// What is drawn: of the front-most presentation, else of the content.
  public var displayList: DisplayList { graph.displayList(of: frontmost) }

  /// The display list that a tree built from scratch over the same state would draw: every body runs, and no cache,
  /// comparison or size is used. Empty after ``unmount()``. While views are being updated or recomputed it is
  /// ``displayList``, because the state is then not complete.
  public func recomputedDisplayList() -> DisplayList { recomputedDisplayList(nil) }

  private func recomputedDisplayList(_ objects: RebuiltObjects?) -> DisplayList {
    if graph.isBusy { return displayList }
    return MainThread.doing { rebuild(graph, self, objects) }
  }

  /// The display list of a tree built from scratch that takes over the objects on screen where a body would make new
  /// ones; and the properties that hold such objects, as `Row.model`.
  package func recomputedDisplayListOverSameObjects() -> (list: DisplayList, renewed: [String]) {
    let (first, second) = (RebuiltObjects(), RebuiltObjects())
    let list = recomputedDisplayList(first)
    if first.isEmpty { return (list, []) }
    _ = recomputedDisplayList(second)
    let renewed = first.renewed(in: second)
    if renewed.isEmpty { return (list, []) }
    return (recomputedDisplayList(RebuiltObjects(keeping: renewed)), first.names(of: renewed))
  }

  var frontmost: RootNode? { graph.roots.last }

  /// Whether there is content; false after ``unmount()``.
  package var isMounted: Bool { !graph.roots.isEmpty }

  // MARK: Measuring

  /// Times the phases of the frames while it is set.
  package var phaseTimer: PhaseTimer? {
    get { graph.trace.phaseTimer }
    set { graph.trace.phaseTimer = newValue }
  }

  /// The counts of all frames since ``resetTotalReport()``, including frames that other callers rendered.
  package var totalReport: FrameReport { graph.tally.sum ?? FrameReport() }

  /// Begins to add up the counts of frames.
  package func resetTotalReport() { graph.tally.sum = FrameReport() }

  /// Makes every size out of date, for measuring the whole layout.
  package func invalidateLayout() {
    graph.layoutTree.invalidateAll()
    graph.window.noteChange()
  }
}

extension ViewGraph {
  func displayList(of root: RootNode?) -> DisplayList {
    looking {
      var builder = DisplayListBuilder(time: clock.now)
      root?.draw(into: &builder)
      return builder.list
    }
  }

  /// Builds the content's tree; for a check, over the state of another one, whose root is the original.
  func mount<V: View>(_ view: V, original: RootNode?) {
    StackGuard.enter()
    beginMounting()
    let outer = Evaluation.begin(self)
    defer { Evaluation.end(outer) }
    writes.updating {
      var context = NodeContext(scope: rootScope)
      if original == nil { provideEditMode(context) }
      if let original { context = context.withOriginal(original) }
      roots.append(RootNode(view, space: .window, context))
    }
  }

  /// Puts a state into the environment that says whether lists are edited.
  private func provideEditMode(_ context: NodeContext) {
    let location = StateLocation(EditMode.inactive, node: ViewNode(context), slot: 0)
    location.detach()
    var values = EnvironmentValues(scope: rootScope)
    values.overrides = rootScope.entries
    values.editMode = Binding(value: .inactive, location: location)
    rootScope.setEntries(values.overrides)
  }

  /// Whether the tree is being built, updated or rebuilt for a check, so that client code that runs meanwhile must leave
  /// it as it is.
  var isBusy: Bool { writes.isUpdating || isBeingChecked }

  func unmount() {
    StackGuard.enter()
    // Nothing moves any more, so time passes without frames. What is freed meanwhile may run a client's code.
    noteUnmounting()
    removeTrees()
    animations.stop()
    runActions()
    writes.close()
  }

  /// Takes down everything that views have begun, without running any action, because no host shows it any more.
  func tearDown() {
    StackGuard.enter()
    discard()
    clock.stop()
  }

  /// Takes every tree down: nodes let go of what they watch, and no action runs.
  func discard() {
    removeTrees()
    actions.removeAll()
    writes.close()
  }

  private func removeTrees() {
    layoutTree.beginRemovalOfAll()
    for root in roots.reversed() { root.remove() }
    layoutTree.removeAll()
    roots = []
    presentations = []
    // Moved out first: what the nodes free may run a client's code.
    var (left, leftEffects) = (LayoutObservers(), FrameEffects())
    swap(&left, &observers)
    swap(&leftEffects, &effects)
  }
}
