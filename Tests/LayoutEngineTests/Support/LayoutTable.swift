// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import LayoutEngine

/// Short spellings for trees of the table tests. Texts are at 20 points: 10 wide and 20 high a Character.
func node(_ role: RoleSpec, _ children: TreeSpec...) -> TreeSpec {
  TreeSpec(key: 0, role: role, children: children)
}

func text(_ string: String) -> TreeSpec { node(.text(string, 20, nil)) }
var color: TreeSpec { node(.fill) }

func hstack(_ spacing: Double? = nil, _ alignment: VerticalAlignment = .center, _ children: TreeSpec...)
  -> TreeSpec
{
  TreeSpec(key: 0, role: .hstack(alignment, spacing), children: children)
}

func vstack(_ spacing: Double? = nil, _ alignment: HorizontalAlignment = .center, _ children: TreeSpec...)
  -> TreeSpec
{
  TreeSpec(key: 0, role: .vstack(alignment, spacing), children: children)
}

extension TreeSpec {
  func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> TreeSpec {
    node(.frame(width, height, alignment), self)
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> TreeSpec {
    node(
      .flexFrame(
        FlexFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight)), self)
  }

  func priority(_ value: Double) -> TreeSpec {
    var copy = self
    copy.priority = value
    return copy
  }

  /// The same tree with keys in depth-first order.
  var numbered: TreeSpec {
    var next = 0
    func number(_ node: TreeSpec) -> TreeSpec {
      var copy = node
      copy.key = next
      next += 1
      copy.children = node.children.map(number)
      return copy
    }
    return number(self)
  }
}

/// Lays `spec` out and compares frames: `x, y, width, height` relative to the parent, depth first.
///
/// The root's origin is not compared; the oracle must agree with the engine too.
func expectFrames(
  _ spec: TreeSpec, in width: Double?, _ height: Double?, _ expected: [[Double]],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let spec = spec.numbered
  let proposal = SIMD2(width ?? .nan, height ?? .nan)
  let bounds = CGRect(x: 0, y: 0, width: width ?? 0, height: height ?? 0)
  let driver = LayoutDriver()
  driver.sync(to: spec)
  driver.layout(proposal, in: bounds)
  let found = driver.frames()
  let oracle = LayoutOracle.frames(of: spec, proposal, in: bounds)
  for (key, numbers) in expected.enumerated() {
    guard let frame = found[key], let byOracle = oracle[key] else {
      Issue.record("no node \(key)", sourceLocation: sourceLocation)
      return
    }
    for (source, f) in [("engine", frame), ("oracle", byOracle)] {
      let values = [f.minX, f.minY, f.width, f.height]
      for index in (key == 0 ? 2 : 0)..<4 {
        #expect(
          abs(values[index] - numbers[index]) < 0.01, "\(source): #\(key) is \(f), expected \(numbers)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
