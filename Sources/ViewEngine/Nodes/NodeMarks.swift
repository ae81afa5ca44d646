// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// The present state of a node of the tree, besides the state that every node of the graph has. The numbers are in
// order, and one type sets each mark. ``NodeRoles`` has the abilities of a node, which do not change.
extension GraphNode.Marks {
  // Computed properties, which the compiler makes constants: stored ones would be read by a call each time.
  @inlinable
  static func free(_ index: UInt32) -> GraphNode.Marks {
    GraphNode.Marks(rawValue: 1 << (GraphNode.Marks.firstFreeBit + index))
  }

  // MARK: Where it stands, for life

  /// It stands for an element inside modifiers of its list: ``WrappedElementNode``.
  @inlinable package static var isWrapped: GraphNode.Marks { free(0) }
  /// It stands for a list each of whose elements has a modifier: ``ModifiedListNode``.
  @inlinable static var isModifiedList: GraphNode.Marks { free(1) }
  /// It stands for a view that was too deep to be made: ``StackGuard``.
  @inlinable package static var isCutOff: GraphNode.Marks { free(2) }
  /// It has the record of a layout modifier around its own: ``ArrangingNode/wrap(in:)``.
  @inlinable static var hasOuterRecord: GraphNode.Marks { free(20) }
  /// It is a screen, behind another one or not: ``ScreenNode``.
  static var isScreen: GraphNode.Marks { free(3) }
  /// It is the label of a tab, which is seen whether or not its screen is.
  package static var isTabLabel: GraphNode.Marks { free(4) }
  /// It is the top of a tree: ``RootNode``.
  @inlinable static var isRoot: GraphNode.Marks { free(5) }
  /// It is the top of a tree that is drawn only where something else draws it, as a ``DetachedNode`` is, or nowhere.
  package static var isDetached: GraphNode.Marks { free(6) }

  // MARK: What it has done

  /// Its body has run: ``EvaluatingNode``.
  @inlinable static var hasRun: GraphNode.Marks { free(7) }
  /// It has read an observable property: ``NodeObservation``.
  @inlinable static var isObserving: GraphNode.Marks { free(8) }
  /// It checks its position after every layout: ``PositionReader``.
  static var readsPosition: GraphNode.Marks { free(9) }
  /// It, or a value of it, changes with the clock: ``AnimatedNode``.
  static var isAnimated: GraphNode.Marks { free(10) }
  /// The leaf's frame is being animated: ``LeafMotion``.
  static var isMoving: GraphNode.Marks { free(19) }
  /// It remembers its elements' values for a preference: ``PreferenceMemo``.
  @inlinable static var remembersPreferences: GraphNode.Marks { free(11) }

  // MARK: Whether it is seen

  /// It is a screen behind another one: ``ScreenNode``.
  @inlinable package static var isCovered: GraphNode.Marks { free(12) }
  /// It is a row of a lazy container outside of the visible part: ``LazyNode``.
  package static var isScrolledAway: GraphNode.Marks { free(13) }

  // MARK: What waits for a phase of the frame

  /// The container's list of children is to be collected anew: ``StructureQueue``.
  static var structureChanged: GraphNode.Marks { free(14) }
  /// The leaf was made in this frame, so its item is new: ``DisplayTally``.
  static var isNew: GraphNode.Marks { free(15) }
  /// The leaf has not been laid out yet, so there is no frame that it could come from: ``DisplayTally``.
  static var isUnplaced: GraphNode.Marks { free(16) }
  /// What the leaf draws may have changed in this frame: ``DisplayTally``.
  package static var displayChanged: GraphNode.Marks { free(17) }
  /// An effect around the leaf changed, so that it is drawn differently although it shows the same: ``EffectNode``.
  package static var redrawn: GraphNode.Marks { free(18) }
  /// It, or something below it, has an action that is being put in order: ``ActionOrder``.
  static var leadsToAction: GraphNode.Marks { free(21) }
}
