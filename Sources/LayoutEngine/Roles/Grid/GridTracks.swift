// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The columns of a grid, or its rows, while they get their lengths.
///
/// What is offered is divided among the tracks that are *open*: those with a cell of its own that is not served yet. A
/// track is *settled* when its last cell of this priority has been served, and what it has then is no longer there for
/// the others. A track in which no cell stands alone is open while cells of the first priority are served that
/// has a cell over it (recorded: grid GS5, grid-corpus 100).
struct GridTracks {
  private(set) var lengths: [Double]
  /// How many cells of the priority that is being served are still to come in each track.
  private var waiting: [Int] = []
  private var isSettled: [Bool]
  private let isShared: [Bool]
  /// Which tracks without a cell of their own have a cell of the priority over them, and which had one before.
  private var isCovered: [Bool]
  private var wasCovered: [Bool]
  private var settled = 0.0
  private var openCount = 0
  /// What there is for all tracks, without the gaps; NaN where nothing is offered.
  private let room: Double
  /// What a cell is offered now.
  private(set) var share = Double.nan

  /// - Parameter singles: How many cells stand in each track alone.
  init(singles: [Int], room: Double) {
    lengths = Array(repeating: 0, count: singles.count)
    isSettled = Array(repeating: false, count: singles.count)
    isShared = singles.map { $0 == 0 }
    isCovered = isSettled
    wasCovered = isSettled
    self.room = room
  }

  /// Begins with the cells of one priority: so many stand alone in each track, and others over several tracks.
  mutating func begin(waiting: [Int], over covered: [Range<Int>]) {
    self.waiting = waiting
    for track in lengths.indices {
      isCovered[track] = false
      if wasCovered[track] { settle(track) }
    }
    for tracks in covered {
      for track in tracks where isShared[track] && !wasCovered[track] { isCovered[track] = true }
    }
    openCount = 0
    for track in lengths.indices {
      if isCovered[track] { wasCovered[track] = true }
      if isOpen(track) { openCount += 1 }
    }
  }

  private func isOpen(_ track: Int) -> Bool { waiting[track] > 0 || isCovered[track] }

  private mutating func settle(_ track: Int) {
    if isSettled[track] { return }
    isSettled[track] = true
    settled += lengths[track]
  }

  /// Works out what the next cells are offered.
  mutating func divide() {
    if room.isNil || room == .infinity {
      share = room
    } else {
      share = openCount > 0 ? (room - settled) / Double(openCount) : 0
    }
  }

  /// Whether every track can have this length.
  func hasRoom(for length: Double) -> Bool {
    room.isNil || length * Double(lengths.count) <= room
  }

  /// What a cell in one track is offered: not less than the track has.
  func offer(_ track: Int) -> Double { share.isNil ? .nan : max(share, lengths[track]) }

  /// What a cell over several tracks is offered: what the others leave, and not less than the tracks have.
  func offer(_ tracks: Range<Int>, gaps: Double) -> Double {
    if share.isNil || share == .infinity { return share }
    var others = 0.0
    for track in lengths.indices where !tracks.contains(track) {
      others += isOpen(track) ? share : lengths[track]
    }
    return max(room - others + gaps, length(tracks, gaps: gaps))
  }

  func length(_ tracks: Range<Int>, gaps: Double) -> Double {
    var length = gaps
    for track in tracks { length += lengths[track] }
    return length
  }

  mutating func widen(_ track: Int, to length: Double) {
    if length > lengths[track] { grow(track, by: length - lengths[track], to: length) }
  }

  private mutating func grow(_ track: Int, by more: Double, to length: Double) {
    lengths[track] = length
    if isSettled[track] { settled += more }
  }

  /// One of the cells of a track has been served.
  mutating func serve(_ track: Int) { waiting[track] -= 1 }

  /// Spreads what a cell over several tracks needs beyond them: over those that are still open, else over those in which
  /// no cell stands alone, else over all.
  mutating func spread(_ needed: Double, over tracks: Range<Int>, gaps: Double, singles: [Int]) {
    let missing = needed - length(tracks, gaps: gaps)
    if !(missing > 0) { return }
    if tracks.isEmpty { return }
    var targets = tracks.filter { waiting[$0] > 0 }
    if targets.isEmpty { targets = tracks.filter { singles[$0] == 0 } }
    if targets.isEmpty { targets = Array(tracks) }
    let more = missing / Double(targets.count)
    for track in targets { grow(track, by: more, to: lengths[track] + more) }
  }

  /// Settles the tracks for which no cell waits.
  mutating func settle() {
    openCount = 0
    for track in lengths.indices {
      if isOpen(track) {
        openCount += 1
      } else if !isShared[track] {
        settle(track)
      }
    }
  }
}
