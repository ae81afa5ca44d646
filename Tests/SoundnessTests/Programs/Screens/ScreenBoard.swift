// SPDX-License-Identifier: Apache-2.0
import Observation

/// What the screens of random programs show and write; several hosts may share one.
@Observable
final class ScreenBoard {
  static let count = 3

  var numbers = [0, 1, 2]
  var flags = [false, true, false]
  var texts = ["", "ab", "some words"]
  var lists = [[1, 2, 3], [4], Array(10..<40)]
  var lengths = [20.0, 0, 60]
  var path: [Int] = []
  /// What listeners were told; shown, and read by nothing that they listen to.
  var heard = [0, 0, 0]
}

/// One change from outside of the views.
enum ScreenAction: Equatable {
  case add(Int)
  case toggle(Int)
  case write(Int, String)
  case length(Int, Double)
  case insert(Int, id: Int, at: Int)
  case remove(Int, at: Int)
  case reverse(Int)
  case push(Int)
  case pop
  /// A pop, and writes that the screens above and below show, in one action.
  case popWhileWriting(Int)
  case tap(Int)
  case type(Int, String)
  case drag(Int, x: Int, y: Int)
  case dismiss
  case resize(width: Int, height: Int)
  /// Milliseconds on the host's clock.
  case wait(Int)
  /// What follows in the same step is animated.
  case animate(ScreenAnimation)
  case drop(host: Int)
  case unmount(host: Int)
  case mount(host: Int)
  /// Keeps a button that is on screen.
  case keep(Int)
  /// Asks and taps what was kept, wherever its host is by now.
  case useKept
}

enum ScreenAnimation: String, CaseIterable {
  case linear, spring, bouncy, fastSpring
}

extension ScreenAction {
  /// Changes the board; whether it is a change of the board at all.
  func change(_ board: ScreenBoard) -> Bool {
    switch self {
    case .add(let k): board.numbers[k] += 1
    case .toggle(let k): board.flags[k].toggle()
    case .write(let k, let text): board.texts[k] = text
    case .length(let k, let length): board.lengths[k] = length
    case .insert(let k, let id, let place):
      board.lists[k].insert(id, at: place % (board.lists[k].count + 1))
    case .remove(let k, let place):
      if !board.lists[k].isEmpty { board.lists[k].remove(at: place % board.lists[k].count) }
    case .reverse(let k): board.lists[k].reverse()
    case .push(let value): board.path.append(value)
    case .pop: if !board.path.isEmpty { board.path.removeLast() }
    case .popWhileWriting(let k):
      board.numbers[k] += 1
      if !board.path.isEmpty { board.path.removeLast() }
      board.flags[k].toggle()
      if !board.lists[k].isEmpty { board.lists[k].removeFirst() }
    case .tap, .type, .drag, .dismiss, .resize, .wait, .animate, .drop, .unmount, .mount, .keep, .useKept:
      return false
    }
    return true
  }
}
