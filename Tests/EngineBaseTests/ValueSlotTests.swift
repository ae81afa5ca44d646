// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Testing

@Suite struct ValueSlotTests {
  private final class Counter {
    var alive = 0
  }

  private final class Counted {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
  }

  @Test func aValueLivesAsLongAsItIsInTheSlot() {
    let counter = Counter()
    let slot = ValueSlot<Counted>()
    slot.fill(Counted(counter))
    #expect(counter.alive == 1)
    _ = slot.take()
    #expect(counter.alive == 0)
    slot.fill(Counted(counter))
    slot.deallocate(isFull: true)
    #expect(counter.alive == 0)
  }

  @Test func aValueIsChangedWhereItIs() {
    let slot = ValueSlot<[Int]>()
    slot.fill([1])
    slot.value.append(2)
    #expect(slot.take() == [1, 2])
    slot.deallocate(isFull: false)
  }

  @Test func anEmptySlotAndOneForNothingEndWell() {
    ValueSlot<[Int]>().deallocate(isFull: false)
    let nothing = ValueSlot<Void>()
    nothing.fill(())
    nothing.value = ()
    nothing.deallocate(isFull: true)
  }
}
