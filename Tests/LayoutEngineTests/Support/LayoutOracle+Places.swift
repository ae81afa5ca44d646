// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// Where the children of a node go.
extension LayoutOracle {
  /// what is laid out from right to left is that from left to right in a mirror.
  mutating func mirror(_ node: TreeSpec, _ isAround: Bool) {
    let isMirrored = node.isMirrored ?? isAround
    // What a geometry group says of its child is where it is drawn.
    var keepsPlace = false
    if case .displaced = node.role { keepsPlace = true }
    for child in node.children {
      if isMirrored && !keepsPlace {
        frames[child.key]!.origin.x = frames[node.key]!.width - frames[child.key]!.maxX
      }
      mirror(child, isMirrored)
    }
  }

  func aligned(
    _ node: TreeSpec, _ child: TreeSpec, _ p: Offer, _ childSize: Size, _ size: Size, _ axis: Axis?,
    primary: (offer: Offer, axis: Axis?)? = nil
  ) -> Size {
    guard let alignment = node.role.alignment else { return Size(0, 0) }
    let box = ViewDimensions(size: CGSize(width: size.x, height: size.y))
    func line(_ key: AlignmentKey) -> Double {
      if let primary, let set = explicit(key, node.children[0], primary.offer, primary.axis) { return set }
      return key.defaultValue(in: box)
    }
    return Size(
      line(alignment.horizontal.key) - guide(alignment.horizontal.key, child, p, childSize, axis),
      line(alignment.vertical.key) - guide(alignment.vertical.key, child, p, childSize, axis))
  }

  /// L-55: nil across is the stack's own length; but for an only child that is offered a length along it.
  func offerForPlaces(_ node: TreeSpec, _ p: Offer, _ size: Size) -> Offer {
    let isRow: Bool
    if case .hstack = node.role { isRow = true } else { isRow = false }
    if node.children.count == 1 && !(isRow ? p.x : p.y).isNaN { return p }
    return isRow ? Offer(p.x, p.y.isNaN ? size.y : p.y) : Offer(p.x.isNaN ? size.x : p.x, p.y)
  }

  func unaryPlacement(
    _ node: TreeSpec, _ p: Offer, _ size: Size, _ axis: Axis?
  ) -> (offer: Offer, size: Size, origin: Size) {
    let child = node.children[0]
    let answer = unary(node, p, axis)
    switch node.role {
    case .frame:
      return (answer.offer, answer.child, aligned(node, child, answer.offer, answer.child, size, axis))
    case .flexFrame(let f):
      func offer(_ p: Double, _ size: Double, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> Double
      {
        p.isNaN && ideal == nil && size > low ?? -.infinity && size < high ?? .infinity ? .nan : size
      }
      let final = Offer(
        offer(p.x, size.x, f.minWidth, f.idealWidth, f.maxWidth),
        offer(p.y, size.y, f.minHeight, f.idealHeight, f.maxHeight))
      let childSize = self.size(child, final, axis)
      return (final, childSize, aligned(node, child, final, childSize, size, axis))
    case .padding(let i): return (answer.offer, answer.child, Size(i.leading, i.top))
    case .displaced(let x, let y, let width, let height):
      // the child is offered the group's size with what it grows by.
      let offer = Offer(
        width == 0 ? p.x : max(size.x + width, 0), height == 0 ? p.y : max(size.y + height, 0))
      return (offer, self.size(child, offer, axis), Size(x, y))
    case .offset(let x, let y): return (p, answer.child, Size(x, y))
    case .position(let x, let y):
      return (p, answer.child, Size(x - answer.child.x / 2, y - answer.child.y / 2))
    default: return (answer.offer, answer.child, Size(0, 0))
    }
  }

  mutating func place(_ node: TreeSpec, _ p: Offer, _ size: Size, _ origin: Size, _ axis: Axis?) {
    frames[node.key] = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    switch node.role {
    case .hstack, .vstack:
      let isRow: Bool
      if case .hstack = node.role { isRow = true } else { isRow = false }
      let result = stack(node, offerForPlaces(node, p, size))
      for (i, child) in node.children.enumerated() {
        place(child, result.offers[i], result.sizes[i], result.origins[i], isRow ? .horizontal : .vertical)
      }
    case .zstack:
      for child in node.children {
        place(child, size, self.size(child, size, nil), depthOrigin(node, child, size), nil)
      }
    case .layered:
      guard let primary = node.children.first else { return }
      place(primary, p, size, Size(0, 0), axis)
      if node.children.count == 2 {
        let layer = node.children[1]
        let answer = self.size(layer, size, axis)
        let origin = aligned(node, layer, size, answer, size, axis, primary: (p, axis))
        place(layer, size, answer, origin, axis)
      } else if node.children.count > 2 {
        // several layers are one centred stack.
        let layers = TreeSpec(key: -1, role: .zstack(.center), children: Array(node.children.dropFirst()))
        let box = self.size(layers, size, nil)
        let origin = aligned(node, layers, size, box, size, nil, primary: (p, axis))
        for layer in layers.children {
          place(layer, box, self.size(layer, box, nil), origin + depthOrigin(layers, layer, box), nil)
        }
      }
    case .grid(let shape):
      for (child, box) in zip(node.children, grid(node, shape, p).boxes) {
        place(child, box.offer, box.size, box.origin, nil)
      }
    case .reader:
      for child in node.children {
        var child = child
        if child.role == .halfOfReader { child.role = .fixed(size.x / 2, size.y / 2) }
        place(child, size, self.size(child, size, nil), Size(0, 0), nil)
      }
    case .diagonal:
      var corner = Size(0, 0)
      for child in node.children {
        let answer = self.size(child, Offer(.nan, .nan), nil)
        place(child, Offer(.nan, .nan), answer, corner, nil)
        corner += answer
      }
    default:
      guard let child = node.children.first else { return }
      let placed = unaryPlacement(node, p, size, axis)
      place(child, placed.offer, placed.size, placed.origin, axis)
    }
  }
}
