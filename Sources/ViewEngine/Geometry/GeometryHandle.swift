// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// A geometry proxy carries a handle instead of a reference: a number, and the turn of that number.
///
/// A client may keep a proxy for longer than the view exists. A proxy is made each time that the content of a reader
/// runs, so a strong reference would be counted each time and would keep the view alive. A weak reference would cost
/// an allocation for each reader. A number costs neither, and every use can check whether its turn is over.
@usableFromInline
package struct GeometryHandle: Sendable {
  private let number: Int32
  private let turn: UInt32

  private struct Entry {
    // Not counted: the owner ends its handle, which clears this, before it is freed.
    var owner: Unmanaged<InnerNode>?
    var turn: UInt32
  }

  /// A handle without an owner.
  package static let none = GeometryHandle(number: -1, turn: 0)

  // Unsafe: touched on the main actor's thread only; ``size`` and ``ask(or:_:)`` look where they are.
  @exclusivity(unchecked) nonisolated(unsafe) private static var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) @MainActor private static var free: ContiguousArray<Int32> = []

  private init(number: Int32, turn: UInt32) {
    self.number = number
    self.turn = turn
  }

  /// A handle that is good until ``end()``; its owner must live that long.
  @MainActor
  package init(for owner: InnerNode) {
    let owner = Unmanaged.passUnretained(owner)
    if let number = Self.free.popLast() {
      Self.entries[Int(number)].owner = owner
      self.init(number: number, turn: Self.entries[Int(number)].turn)
    } else {
      self.init(number: Int32(Self.entries.count), turn: 0)
      Self.entries.append(Entry(owner: owner, turn: 0))
    }
  }

  /// The owner; nil once the handle has ended.
  @MainActor
  @inline(__always)
  var owner: Unmanaged<InnerNode>? {
    let index = Int(number)
    guard index >= 0, Self.entries[index].turn == turn else { return nil }
    return Self.entries[index].owner
  }

  /// The owner's size. Proxies are bound to no actor, as in SwiftUI. The question whether the caller runs on the main
  /// actor takes longer than the answer, so the function that asks the owner is one of no actor, too, and what is known of
  /// the thread decides. On another thread there is nothing.
  var size: CGSize { MainThread.isCurrent ? Self.sizeOfOwner(self) : .zero }

  private static let sizeOfOwner: @Sendable (GeometryHandle) -> CGSize = {
    let ofOwner: @MainActor @Sendable (GeometryHandle) -> CGSize = {
      guard let owner = $0.owner else { return .zero }
      return owner.unretained { $0.readSize() }
    }
    return unsafeBitCast(ofOwner, to: (@Sendable (GeometryHandle) -> CGSize).self)
  }()

  /// Asks the owner a rarer question.
  func ask<Answer: Sendable>(or none: Answer, _ question: @MainActor (InnerNode) -> Answer) -> Answer {
    if !MainThread.isCurrent { return none }
    return MainActor.assumeIsolated { owner.map { question($0.takeUnretainedValue()) } ?? none }
  }

  /// Ends the handle and every copy of it.
  @MainActor
  package func end() {
    let index = Int(number)
    guard index >= 0, Self.entries[index].turn == turn else { return }
    Self.entries[index].owner = nil
    Self.entries[index].turn &+= 1
    Self.free.append(number)
  }
}
