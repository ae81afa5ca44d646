// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// What a node of the tree knows of itself at the moment, besides what every node of the graph does. The numbers are in
// order, and each mark has one owner, who sets it.
extension GraphNode.Marks {
  // Computed where they are asked for, which makes constants of them: stored ones would be fetched by a call each time.
  @inlinable
  static func free(_ index: UInt32) -> GraphNode.Marks {
    GraphNode.Marks(rawValue: 1 << (GraphNode.Marks.firstFreeBit + index))
  }

  // MARK: What kind of node it is, for life

  /// It stands for an element inside modifiers of its list: ``WrappedElementNode``.
  @inlinable static var isWrapped: GraphNode.Marks { free(0) }
  /// It stands for a list each of whose elements has a modifier: ``ModifiedListNode``.
  @inlinable static var isModifiedList: GraphNode.Marks { free(1) }
  /// It makes the elements of its list when they are needed: ``LazyForEachNode``.
  @inlinable static var isLazyList: GraphNode.Marks { free(2) }
  /// It stands for a view that was too deep to be made: ``StackGuard``.
  @inlinable static var isCutOff: GraphNode.Marks { free(3) }
  /// It asks the lists in it for the rows that are to be seen: ``LazyNode``.
  static var isLazyContainer: GraphNode.Marks { free(23) }
  /// Some elements are not laid out where it stands, although it is transparent.
  static var selectsElements: GraphNode.Marks { free(4) }
  /// It wants to know when elements below it come and go.
  static var watchesStructure: GraphNode.Marks { free(5) }
  /// It has safe-area insets around its content: ``SafeAreaRegion``.
  static var isSafeAreaRegion: GraphNode.Marks { free(6) }
  /// It is a screen, behind another one or not: ``ScreenNode``.
  static var isScreen: GraphNode.Marks { free(7) }
  /// It is the label of a tab, which is seen whether or not its screen is.
  static var isTabLabel: GraphNode.Marks { free(8) }
  /// It is the top of a tree: ``RootNode``.
  static var isRoot: GraphNode.Marks { free(9) }
  /// It says a value for a preference: ``PreferenceSayingNode``.
  @inlinable static var saysPreference: GraphNode.Marks { free(21) }

  // MARK: What it does

  /// Its body has run: ``EvaluatingNode``.
  @inlinable static var hasRun: GraphNode.Marks { free(10) }
  /// It has read an observable property: ``NodeObservation``.
  @inlinable static var isObserving: GraphNode.Marks { free(11) }
  /// It looks after every layout where it was put: ``PositionReader``.
  static var readsPosition: GraphNode.Marks { free(12) }
  /// It, or a value of it, changes with the clock: ``AnimatedNode``.
  static var isAnimated: GraphNode.Marks { free(13) }

  /// It remembers what its elements say for some preference: ``PreferenceMemo``.
  @inlinable static var remembersPreferences: GraphNode.Marks { free(22) }

  // MARK: Whether it is seen

  /// It is a screen behind another one.
  static var isCovered: GraphNode.Marks { free(14) }
  /// It is a row of a lazy container, outside of what is seen of it.
  static var isScrolledAway: GraphNode.Marks { free(15) }

  // MARK: What waits for a phase of the frame

  /// The container's list of children is to be collected anew: ``StructureQueue``.
  static var structureChanged: GraphNode.Marks { free(16) }
  /// The leaf was made in this frame, so all that it draws is new: ``DisplayTally``.
  static var isNew: GraphNode.Marks { free(17) }
  /// The leaf has not been laid out yet, so there is no frame that it could come from: ``DisplayTally``.
  static var isUnplaced: GraphNode.Marks { free(18) }
  /// What the leaf draws may have changed in this frame: ``DisplayTally``.
  static var displayChanged: GraphNode.Marks { free(19) }
  /// An effect around the leaf changed, so that it is drawn differently although it shows the same: ``EffectNode``.
  static var redrawn: GraphNode.Marks { free(20) }
}
