// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// The layout formulas (L-1…L-80), literally: no caching, no summaries, plain recursion.
struct LayoutOracle {
  typealias Size = SIMD2<Double>
  typealias Offer = SIMD2<Double>

  let measuring = GridTextMeasuring()
  let knownGrids = KnownGrids()
  /// Frames by key, relative to the parent.
  var frames: [Int: CGRect] = [:]

  static func frames(of spec: TreeSpec, _ proposal: Offer, in bounds: CGRect) -> [Int: CGRect] {
    var oracle = LayoutOracle()
    let size = oracle.size(spec, proposal, nil)
    oracle.place(
      spec, proposal, size,
      Size(bounds.minX + (bounds.width - size.x) / 2, bounds.minY + (bounds.height - size.y) / 2), nil)
    oracle.mirror(spec, false)
    return oracle.frames
  }

  // MARK: - Sizes

  func size(_ node: TreeSpec, _ p: Offer, _ axis: Axis?) -> Size {
    switch node.role {
    case .fill, .reader: return Size(p.x.isNaN ? 10 : max(p.x, 0), p.y.isNaN ? 10 : max(p.y, 0))
    case .fixed(let w, let h): return Size(w, h)
    case .halfOfReader: return Size(0, 0)
    case .text(let string, let size, let limit):
      let metrics = text(TextContent(string, fontSize: size, lineLimit: limit), p)
      return Size(metrics.size.width, metrics.size.height)
    case .spacer(let minimum):
      let least = minimum ?? 8
      func stretch(_ p: Double) -> Double { p.isNaN ? least : max(p, least) }
      return Size(axis == .vertical ? 0 : stretch(p.x), axis == .horizontal ? 0 : stretch(p.y))
    case .divider:
      return axis == .horizontal
        ? Size(1, p.y.isNaN ? 10 : max(p.y, 0)) : Size(p.x.isNaN ? 10 : max(p.x, 0), 1)
    case .hstack, .vstack: return stack(node, p).size
    case .zstack: return depth(node, p).size
    case .layered: return node.children.isEmpty ? Size(0, 0) : size(node.children[0], p, axis)
    case .grid(let shape): return grid(node, shape, p).size
    case .diagonal:
      return node.children.reduce(Size(0, 0)) { $0 + size($1, Offer(.nan, .nan), nil) }
    default: return unary(node, p, axis).size
    }
  }

  func unary(_ node: TreeSpec, _ p: Offer, _ axis: Axis?) -> (offer: Offer, child: Size, size: Size) {
    func ask(_ offer: Offer) -> Size {
      node.children.isEmpty ? Size(0, 0) : size(node.children[0], offer, axis)
    }
    switch node.role {
    case .frame(let w, let h, _):
      let offer = Offer(w ?? p.x, h ?? p.y)
      let child = ask(offer)
      return (offer, child, Size(w ?? child.x, h ?? child.y))
    case .flexFrame(let f):
      let offer = Offer(
        flexOffer(p.x, f.minWidth, f.idealWidth, f.maxWidth),
        flexOffer(p.y, f.minHeight, f.idealHeight, f.maxHeight))
      let child = ask(offer)
      return (
        offer, child,
        Size(
          flexSize(p.x, f.minWidth, f.idealWidth, f.maxWidth, child.x, offer.x),
          flexSize(p.y, f.minHeight, f.idealHeight, f.maxHeight, child.y, offer.y))
      )
    case .padding(let i):
      let offer = Offer(max(p.x - (i.leading + i.trailing), 0), max(p.y - (i.top + i.bottom), 0))
      let kept = Offer(p.x.isNaN ? .nan : offer.x, p.y.isNaN ? .nan : offer.y)
      let child = ask(kept)
      return (
        kept, child, Size(max(child.x + i.leading + i.trailing, 0), max(child.y + i.top + i.bottom, 0))
      )
    case .position:
      let child = ask(p)
      return (p, child, Size(p.x.isNaN ? child.x : max(p.x, 0), p.y.isNaN ? child.y : max(p.y, 0)))
    case .fixedSize(let h, let v):
      let offer = Offer(h ? .nan : p.x, v ? .nan : p.y)
      let child = ask(offer)
      return (offer, child, child)
    case .aspectRatio(let ratio, let mode):
      var offer = p
      let base = ratio.map { Size($0, 1) } ?? ask(Offer(.nan, .nan))
      if !(p.x.isNaN && p.y.isNaN), base.x != 0, base.y > 0, base.x < .infinity, base.y < .infinity {
        let factors = [p.x / base.x, p.y / base.y].filter { !$0.isNaN }
        let scale = mode == .fill ? factors.max()! : factors.min()!
        offer = base * scale
      }
      let child = ask(offer)
      return (offer, child, child)
    default:
      let child = ask(p)
      return (p, child, child)
    }
  }

  private func flexOffer(_ p: Double, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> Double {
    var offer = p.isNaN ? (ideal ?? .nan) : p
    if let low, offer < low { offer = low }
    if let high, offer > high { offer = high }
    return offer
  }

  private func flexSize(
    _ p: Double, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?, _ child: Double, _ offer: Double
  ) -> Double {
    if !p.isNaN, let low, let high { return min(max(p, low), high) }
    if p.isNaN, let ideal { return ideal }
    if let low, let high { return min(max(child, low), high) }
    if let low { return max(low, offer.isNaN ? child : min(child, offer)) }
    if let high { return min(high, offer.isNaN ? child : max(child, offer)) }
    return child
  }

  // MARK: - Stacks

  struct StackResult {
    var size = Size(0, 0)
    var offers: [Offer] = []
    var sizes: [Size] = []
    var origins: [Size] = []
  }

  func stack(_ node: TreeSpec, _ p: Offer) -> StackResult {
    let isRow: Bool
    let given: Double?
    let key: AlignmentKey
    switch node.role {
    case .hstack(let alignment, let spacing): (isRow, given, key) = (true, spacing, alignment.key)
    case .vstack(let alignment, let spacing): (isRow, given, key) = (false, spacing, alignment.key)
    default: preconditionFailure("no stack")
    }
    let axis: Axis = isRow ? .horizontal : .vertical
    let children = node.children
    var result = StackResult()
    if children.isEmpty { return result }
    func main(_ s: Size) -> Double { isRow ? s.x : s.y }
    func cross(_ s: Size) -> Double { isRow ? s.y : s.x }
    func make(_ main: Double, _ cross: Double) -> Size { isRow ? Size(main, cross) : Size(cross, main) }
    let crossOffer = cross(p)
    func ask(_ i: Int, _ offer: Double) -> Size { size(children[i], make(offer, crossOffer), axis) }

    var gaps = [0.0]
    for i in 1..<max(children.count, 1) {
      let isClosed =
        !isOpen(children[i - 1], isRow ? .trailing : .bottom, axis)
        && !isOpen(children[i], isRow ? .leading : .top, axis)
      gaps.append(given ?? (isClosed ? 8 : 0))
    }
    var offers = [Double](repeating: main(p), count: children.count)
    if !main(p).isNaN && main(p) < .infinity {
      let least = children.indices.map { main(ask($0, 0)) }
      let most = children.indices.map { main(ask($0, .infinity)) }
      let flexibility = children.indices.map { most[$0] == .infinity ? .infinity : most[$0] - least[$0] }
      let order = children.indices.sorted { a, b in
        let (pa, pb) = (priority(children[a]), priority(children[b]))
        if pa != pb { return pa > pb }
        if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
        if flexibility[a] == .infinity && least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      let top = priority(children[order[0]])
      var available = main(p) - gaps.reduce(0, +)
      for i in children.indices where priority(children[i]) < top { available -= least[i] }
      var rest = order[...]
      while let first = rest.first {
        let group = rest.prefix { priority(children[$0]) == priority(children[first]) }
        rest = rest.dropFirst(group.count)
        if priority(children[first]) < top { for i in group { available += least[i] } }
        for (served, i) in group.enumerated() {
          offers[i] = max(available / Double(group.count - served), 0)
          available -= main(ask(i, offers[i]))
        }
      }
    }
    result.offers = offers.map { make($0, crossOffer) }
    result.sizes = children.indices.map { size(children[$0], result.offers[$0], axis) }
    let lines = children.indices.map { guide(key, children[$0], result.offers[$0], result.sizes[$0], axis) }
    let isEndless = result.sizes.contains { cross($0) == .infinity }
    let line = isEndless ? 0 : lines.max()!
    var position = 0.0
    var extent = 0.0
    for i in children.indices {
      position += gaps[i]
      let across = isEndless ? 0 : line - lines[i]
      result.origins.append(make(position, across))
      position += main(result.sizes[i])
      extent = max(extent, across + cross(result.sizes[i]))
    }
    result.size = make(max(position, 0), extent)
    return result
  }

  /// L-59: what lies before and after the line on which the guides of the highest priority meet.
  func depth(_ node: TreeSpec, _ p: Offer) -> (size: Size, line: Size) {
    guard case .zstack(let alignment) = node.role, !node.children.isEmpty else {
      return (Size(0, 0), Size(0, 0))
    }
    let top = node.children.map(priority).max()
    let deciding = node.children.filter { priority($0) == top }
    func reach(_ key: AlignmentKey, _ length: (Size) -> Double) -> (length: Double, line: Double) {
      let sizes = deciding.map { size($0, p, nil) }
      if sizes.contains(where: { length($0) == .infinity }) { return (.infinity, 0) }
      let guides = zip(deciding, sizes).map { guide(key, $0, p, $1, nil) }
      let line = guides.max()!
      return (max(zip(guides, sizes).map { line - $0 + length($1) }.max()!, 0), line)
    }
    let width = reach(alignment.horizontal.key) { $0.x }
    let height = reach(alignment.vertical.key) { $0.y }
    return (Size(width.length, height.length), Size(width.line, height.line))
  }

  /// where a child of a stack in depth goes that is offered the stack's size.
  func depthOrigin(_ node: TreeSpec, _ child: TreeSpec, _ box: Size) -> Size {
    guard let alignment = node.role.alignment else { return Size(0, 0) }
    let answer = size(child, box, nil)
    let line = depth(node, box).line
    return Size(
      line.x - guide(alignment.horizontal.key, child, box, answer, nil),
      line.y - guide(alignment.vertical.key, child, box, answer, nil))
  }

  // MARK: - Guides

  func guide(_ key: AlignmentKey, _ node: TreeSpec, _ p: Offer, _ size: Size, _ axis: Axis?) -> Double {
    if let set = explicit(key, node, p, axis) { return set }
    return valid(key.defaultValue(in: ViewDimensions(size: CGSize(width: size.x, height: size.y))), key, size)
  }

  /// A client's guide may be infinite only where its view is.
  private func valid(_ value: Double, _ key: AlignmentKey, _ size: Size) -> Double {
    let length = key.axis == .horizontal ? size.x : size.y
    return length == .infinity ? value : min(max(value, -NumberCheck.greatestSum), NumberCheck.greatestSum)
  }

  func explicit(_ key: AlignmentKey, _ node: TreeSpec, _ p: Offer, _ axis: Axis?) -> Double? {
    func component(_ s: Size) -> Double { key.axis == .horizontal ? s.x : s.y }
    func merged(_ values: [Double]) -> Double? {
      if values.isEmpty { return nil }
      switch key.code {
      case .firstTextBaseline: return values.min()
      case .lastTextBaseline: return values.max()
      default: return values.reduce(0, +) / Double(values.count)
      }
    }
    switch node.role {
    case .text(let string, let size, let limit):
      let metrics = text(TextContent(string, fontSize: size, lineLimit: limit), p)
      if key.code == .firstTextBaseline { return metrics.firstBaseline }
      return key.code == .lastTextBaseline ? metrics.lastBaseline : nil
    case .fill, .fixed, .spacer, .divider, .reader, .halfOfReader, .diagonal: return nil
    case .guide(let guide):
      guard let child = node.children.first else { return nil }
      if guide.key == key {
        let size = self.size(child, p, axis)
        return valid(guide.value(ViewDimensions(size: CGSize(width: size.x, height: size.y))), key, size)
      }
      return explicit(key, child, p, axis)
    case .layered, .offset, .displaced: return node.children.first.flatMap { explicit(key, $0, p, axis) }
    case .hstack, .vstack:
      var result = stack(node, p)
      let own: Axis
      if case .hstack = node.role { own = .horizontal } else { own = .vertical }
      result = stack(node, offerForPlaces(node, p, result.size))
      return merged(
        node.children.indices.compactMap { i in
          explicit(key, node.children[i], result.offers[i], own).map { $0 + component(result.origins[i]) }
        })
    case .grid(let shape):
      return merged(
        zip(node.children, grid(node, shape, p).boxes).compactMap { child, box in
          explicit(key, child, box.offer, nil).map { $0 + component(box.origin) }
        })
    case .zstack:
      let box = depth(node, p).size
      return merged(
        node.children.compactMap { child in
          explicit(key, child, box, nil).map { $0 + component(depthOrigin(node, child, box)) }
        })
    default:
      guard let child = node.children.first else { return nil }
      let placed = unaryPlacement(node, p, size(node, p, axis), axis)
      return explicit(key, child, placed.offer, axis).map { $0 + component(placed.origin) }
    }
  }
}
