// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns

/// One of the states of a machine; a subclass says what may follow it, and what it does.
///
/// - Source: Apple, `GKState`.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// Is in one of several states, each of a class of its own.
///
/// - Source: Apple, `GKStateMachine`.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first { type(of: $0) == stateClass }
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) != false
  }

  /// - Returns: Whether the machine is in the state now.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
