// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Synchronization

/// The lines that a screen writes while it is shown. Layouts write outside of the main actor.
public final class ScreenLog: Sendable {
  private struct Contents {
    var lines: [String] = []
    var frames: [String: CGRect] = [:]
  }

  private let contents = Mutex(Contents())

  public init() {}

  public var lines: [String] {
    contents.withLock { $0.lines }
  }

  /// Adds a line.
  public func callAsFunction(_ line: String) {
    contents.withLock { $0.lines.append(line) }
  }

  /// Forgets what was logged so far, for arms in which only later steps were recorded.
  public func clear() {
    contents.withLock { $0.lines = [] }
  }

  func keep(_ frame: CGRect, of name: String) {
    contents.withLock { $0.frames[name] = frame }
  }

  /// The frames that views report, by name, for arms that write them in another form.
  func takeFrames() -> [(name: String, frame: CGRect)] {
    contents.withLock { $0.frames.sorted { $0.key < $1.key }.map { (name: $0.key, frame: $0.value) } }
  }

  /// Adds a line for each view that reports its frame, by name: x, y, width, height.
  public func reportFrames() {
    contents.withLock {
      for (name, frame) in $0.frames.sorted(by: { $0.key < $1.key }) {
        $0.lines.append("\(name) \(text(frame))")
      }
    }
  }
}

/// A number as recordings write it: at most two decimals, `inf` and `nil` by name.
public func text(_ number: CGFloat?) -> String {
  guard let number else { return "nil" }
  if number.isInfinite { return number < 0 ? "-inf" : "inf" }
  let hundredths = (number * 100).rounded()
  let whole = Int(hundredths / 100)
  let rest = abs(Int(hundredths) % 100)
  let sign = hundredths < 0 && whole == 0 ? "-" : ""
  if rest == 0 { return "\(whole)" }
  let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
  return "\(sign)\(whole).\(decimals)"
}

public func text(_ size: CGSize) -> String {
  "\(text(size.width))x\(text(size.height))"
}

public func text(_ proposal: ProposedViewSize) -> String {
  "\(text(proposal.width))x\(text(proposal.height))"
}

/// x, y, width, height.
public func text(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
}
