// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a frame could not be finished.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  /// Actions kept changing what they depend on.
  case cycle(String)
  /// The tree is deeper than the engine can follow.
  case depth(String)

  public var description: String {
    switch self {
    case .cycle(let what): "Cycle: \(what)"
    case .depth(let what): "Depth: \(what)"
    }
  }
}
