// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Who knows the geometry behind a proxy, and takes note of what is asked.
@MainActor
protocol GeometryOwner: AnyObject {
  func readSize() -> CGSize
  func readSafeArea() -> EdgeInsets
  func readFrame(in space: CoordinateSpace) -> CGRect
  func readAnchor<T>(_ anchor: Anchor<T>) -> T
}

/// What a geometry proxy carries instead of a reference: a number, and whose turn with that number it is.
///
/// A client may keep a proxy for longer than the view is there, and a proxy is made each time the content of a
/// reader runs. A strong reference would be counted then, and would keep the view alive; a weak one would cost an
/// allocation for each reader. A number costs neither, and tells at every use whether it is still good.
@usableFromInline
struct GeometryTicket: Sendable {
  private let number: Int32
  private let turn: UInt32

  private struct Entry {
    // Unsafe: the owner ends its ticket, which clears this, before it is freed.
    unowned(unsafe) var owner: (any GeometryOwner)?
    var turn: UInt32
  }

  /// A ticket that nobody answers to.
  static let none = GeometryTicket(number: -1, turn: 0)

  @exclusivity(unchecked) @MainActor private static var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) @MainActor private static var free: ContiguousArray<Int32> = []

  private init(number: Int32, turn: UInt32) {
    self.number = number
    self.turn = turn
  }

  /// A ticket that is good until ``end()``; the owner must be there as long.
  @MainActor
  init(for owner: any GeometryOwner) {
    if let number = Self.free.popLast() {
      Self.entries[Int(number)].owner = owner
      self.init(number: number, turn: Self.entries[Int(number)].turn)
    } else {
      self.init(number: Int32(Self.entries.count), turn: 0)
      Self.entries.append(Entry(owner: owner, turn: 0))
    }
  }

  /// Who answers; nil once the ticket has ended.
  @MainActor
  var owner: (any GeometryOwner)? {
    let index = Int(number)
    guard index >= 0, Self.entries[index].turn == turn else { return nil }
    return Self.entries[index].owner
  }

  /// Makes the ticket, and every copy of it, good for nothing.
  @MainActor
  func end() {
    let index = Int(number)
    guard index >= 0, Self.entries[index].turn == turn else { return }
    Self.entries[index].owner = nil
    Self.entries[index].turn &+= 1
    Self.free.append(number)
  }
}
