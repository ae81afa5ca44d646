// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import ViewEngine

/// Runs a case up to a step and looks at the screen after it, and after those behind it.
struct PictureCapture {
  private(set) var pictures: [Picture] = []

  /// Of a scenario that measures mounting or dropping, the screen is that of the mount.
  ///
  /// - Parameters:
  ///   - first: The first step that is looked at, from 0.
  ///   - count: How many are.
  /// - Throws: `CheckFailure` for a case that has no screen, or what the scenario's own code throws.
  init(
    _ scenario: AnyScenario, _ instance: any ScenarioInstance, _ key: CaseKey, first: Int, count: Int
  ) async throws {
    guard instance.isScreen else {
      throw CheckFailure("\(key) is written by hand: it has no screen")
    }
    let host = instance.mountRecording()
    if scenario.measures == .mount || scenario.measures == .drop {
      pictures = [Picture(host.drawing, caption: "mounted")]
      return
    }
    try instance.prepare(host)
    func render(_ host: ViewHost) throws {
      if scenario.measures == .layout { host.invalidateLayout() }
      try host.render()
    }
    try await instance.steps(0..<first, on: host, frame: render)
    for step in first..<(first + count) {
      host.removeEvents()
      try await instance.steps(step..<(step + 1), on: host, frame: render)
      pictures.append(Picture(host.drawing, caption: "step \(step)"))
    }
  }
}

extension Picture {
  package nonisolated init(_ drawing: Drawing, caption: String) {
    let window = CGRect(origin: .zero, size: drawing.size)
    self.init(
      caption: caption, width: drawing.size.width, height: drawing.size.height,
      layers: drawing.layers.map { layer in
        Layer(
          presentation: layer.presentation?.rawValue, box: Box(layer.frame),
          // A list has rows far below the window.
          items: layer.items.filter { !$0.item.frame.intersection($0.clip ?? window).isNull }.map(Item.init))
      })
    views = drawing.views.map {
      View(
        $0.typeName, Box($0.frame), evaluations: $0.evaluations, wasted: $0.wasted,
        duration: Int(clamping: $0.duration))
    }
    unseenEvaluations = drawing.unseenEvaluations
  }
}

extension Picture.Box {
  fileprivate nonisolated init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Picture.Item {
  fileprivate nonisolated init(_ drawn: Drawing.Item) {
    let item = drawn.item
    self.init(Kind(item.kind), Picture.Box(drawn.frame), color: item.color, text: item.text)
    let map = drawn.map
    if map != .identity { self.map = [map.a, map.b, map.c, map.d, map.tx, map.ty] }
    clip = drawn.clip.map { Picture.Box($0) }
    identifier = item.identifier
    opacity = item.opacity
    isRemoving = item.isRemoving
    if let outline = drawn.outline {
      self.outline = PictureOutline(outline)
      line = outline.line.map(PictureLine.init)
    }
    clipOutlines = drawn.clipOutlines.map(PictureOutline.init)
    lines = drawn.fragments.map {
      Picture.Line($0.string, x: $0.origin.x, y: $0.origin.y, width: $0.width, fontSize: $0.fontSize)
    }
  }
}

extension PictureOutline {
  fileprivate nonisolated init(_ outline: DrawnOutline) {
    self.init()
    isEvenOdd = outline.isEvenOdd
    for segment in outline.segments {
      switch segment {
      case .move(let end): add(.move, [end.x, end.y])
      case .line(let end): add(.line, [end.x, end.y])
      case .quadCurve(let control, let end): add(.quadCurve, [control, end].flatMap { [$0.x, $0.y] })
      case .curve(let first, let second, let end):
        add(.curve, [first, second, end].flatMap { [$0.x, $0.y] })
      case .close: add(.close)
      }
    }
  }
}

extension PictureLine {
  fileprivate nonisolated init(_ line: DrawnOutline.Line) {
    self.init()
    width = line.width
    miterLimit = line.miterLimit
    dash = line.dash.map { Double($0) }
    dashPhase = line.dashPhase
    cap = Cap(rawValue: line.cap.rawValue) ?? .butt
    join = Join(rawValue: line.join.rawValue) ?? .miter
  }
}

extension Picture.Item.Kind {
  fileprivate nonisolated init(_ kind: DisplayItem.Kind) {
    switch kind {
    case .text: self = .text
    case .color: self = .color
    case .shape: self = .shape
    case .image: self = .image
    case .line: self = .line
    }
  }
}
