// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// What a node of the tree knows of itself at the moment, besides what every node of the graph does. The numbers are in
// order, and each mark has one owner, who sets it.
extension GraphNode.Marks {
  private static func free(_ index: UInt32) -> GraphNode.Marks {
    GraphNode.Marks(rawValue: 1 << (GraphNode.Marks.firstFreeBit + index))
  }

  // MARK: What kind of node it is, for life

  /// It stands for an element inside modifiers of its list: ``WrappedElementNode``.
  @usableFromInline static let isWrapped = free(0)
  /// It stands for a list each of whose elements has a modifier: ``ModifiedListNode``.
  @usableFromInline static let isModifiedList = free(1)
  /// It makes the elements of its list when they are needed: ``LazyForEachNode``.
  @usableFromInline static let isLazyList = free(2)
  /// It stands for a view that was too deep to be made: ``StackGuard``.
  @usableFromInline static let isCutOff = free(3)
  /// Some elements are not laid out where it stands, although it is transparent.
  static let selectsElements = free(4)
  /// It wants to know when elements below it come and go.
  static let watchesStructure = free(5)
  /// It has safe-area insets around its content: ``SafeAreaRegion``.
  static let isSafeAreaRegion = free(6)
  /// It is a screen, behind another one or not: ``ScreenNode``.
  static let isScreen = free(7)
  /// It is the label of a tab, which is seen whether or not its screen is.
  static let isTabLabel = free(8)
  /// It is the top of a tree: ``RootNode``.
  static let isRoot = free(9)
  /// It says a value for a preference: ``PreferenceSayingNode``.
  @usableFromInline static let saysPreference = free(21)

  // MARK: What it does

  /// Its body has run: ``EvaluatingNode``.
  @usableFromInline static let hasRun = free(10)
  /// It has read an observable property: ``NodeObservation``.
  static let isObserving = free(11)
  /// It looks after every layout where it was put: ``PositionReader``.
  static let readsPosition = free(12)
  /// It, or a value of it, changes with the clock: ``AnimatedNode``.
  static let isAnimated = free(13)

  /// It remembers what its elements say for some preference: ``PreferenceMemo``.
  @usableFromInline static let remembersPreferences = free(22)

  // MARK: Whether it is seen

  /// It is a screen behind another one.
  static let isCovered = free(14)
  /// It is a row of a lazy container, outside of what is seen of it.
  static let isScrolledAway = free(15)

  // MARK: What waits for a phase of the frame

  /// The container's list of children is to be collected anew: ``ViewGraph/changedStructures``.
  static let structureChanged = free(16)
  /// The leaf was made in this frame, so all that it draws is new: ``DisplayTally``.
  static let isNew = free(17)
  /// The leaf has not been laid out yet, so there is no frame that it could come from: ``DisplayTally``.
  static let isUnplaced = free(18)
  /// What the leaf draws may have changed in this frame: ``DisplayTally``.
  static let displayChanged = free(19)
  /// An effect around the leaf changed, so that it is drawn differently although it shows the same: ``EffectNode``.
  static let redrawn = free(20)
}
