// SPDX-License-Identifier: Apache-2.0
import GameplayKit
import Testing

private final class Red: GKState {
  var entered = 0
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
  override func didEnter(from previousState: GKState?) { entered += 1 }
}

private final class Green: GKState {}

struct GameplayKitTests {
  @Test func aMachineEntersTheStatesThatMayFollow() {
    let red = Red()
    let machine = GKStateMachine(states: [red, Green()])
    #expect(machine.enter(Red.self))
    #expect(!machine.enter(Red.self))
    #expect(red.entered == 1)
    #expect(machine.enter(Green.self))
    #expect(machine.currentState is Green)
    #expect(machine.state(forClass: Red.self) === red)
    #expect(red.stateMachine === machine)
  }

  @Test func aSeedMakesTheSameNumbers() {
    let (first, again) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
    let numbers = (0..<8).map { _ in first.nextInt(upperBound: 10) }
    #expect(numbers == (0..<8).map { _ in again.nextInt(upperBound: 10) })
    #expect(numbers.allSatisfy { (0..<10).contains($0) })
    #expect((first.arrayByShufflingObjects(in: [1, 2, 3]) as? [Int])?.sorted() == [1, 2, 3])
  }

  @Test func aShuffledDistributionHasEachNumberOnce() {
    let die = GKShuffledDistribution(forDieWithSideCount: 6)
    #expect((0..<6).map { _ in die.nextInt() }.sorted() == [1, 2, 3, 4, 5, 6])
  }
}
