// SPDX-License-Identifier: Apache-2.0

/// How screens travel from the process that runs a case, and how a record keeps them.
extension PictureStrip {
  /// Of the format; a reader refuses any other.
  public static let schemaVersion = 2

  /// The strip as an object.
  public var json: JSONValue {
    .object([
      ("schema", .integer(Self.schemaVersion)), ("case", .string(name)), ("text", .string(text)),
      ("pictures", .array(pictures.map(\.json))),
    ])
  }

  /// Reads a file with one strip.
  ///
  /// - Throws: ``InputError`` with the place of a member that is missing or wrong.
  public init(json bytes: [UInt8], file: String) throws(InputError) {
    try self.init(try JSONReader.value(from: bytes, file: file), file)
  }

  init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(value, known: ["schema", "case", "text", "pictures"], file: file)
    guard try fields.integer("schema") == Self.schemaVersion else {
      throw fields.wrong(try fields.required("schema"), "schema", "\(Self.schemaVersion)")
    }
    var pictures: [Picture] = []
    for value in try fields.array("pictures") { pictures.append(try Picture(value, file)) }
    self.init(name: try fields.string("case"), text: try fields.string("text"), pictures: pictures)
  }
}

extension Picture {
  fileprivate var json: JSONValue {
    .object([
      ("caption", .string(caption)), ("size", .lengths([width, height])),
      (
        "layers",
        .array(
          layers.map { layer in
            .object([
              ("presentation", layer.presentation.map(JSONValue.string) ?? .null), ("box", layer.box.json),
              ("items", .array(layer.items.map(\.json))),
            ])
          })
      ),
      (
        "views",
        .array(
          views.map { view in
            .object([
              ("name", .string(view.name)), ("box", view.box.json), ("bodies", .integer(view.evaluations)),
              ("ns", .integer(view.duration)),
            ])
          })
      ),
      ("unseen", .integer(unseenEvaluations)),
    ])
  }

  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(value, known: ["caption", "size", "layers", "views", "unseen"], file: file)
    let size = try fields.lengths("size", 2)
    guard size.allSatisfy({ 0...Self.longestWindow ~= $0 }) else {
      throw fields.wrong(try fields.required("size"), "size", "a window's size")
    }
    var layers: [Layer] = []
    for value in try fields.array("layers") {
      let inner = try JSONFields(value, known: ["presentation", "box", "items"], file: file)
      var items: [Item] = []
      for value in try inner.array("items") { items.append(try Item(value, file)) }
      layers.append(
        Layer(
          presentation: try inner.optionalString("presentation"), box: try inner.box("box"), items: items))
    }
    self.init(caption: try fields.string("caption"), width: size[0], height: size[1], layers: layers)
    for value in try fields.array("views") {
      let inner = try JSONFields(value, known: ["name", "box", "bodies", "ns"], file: file)
      views.append(
        View(
          try inner.string("name"), try inner.box("box"), evaluations: try inner.integer("bodies"),
          duration: try inner.integer("ns")))
    }
    unseenEvaluations = try fields.integer("unseen")
  }

  private static let longestWindow = 1e5
}

extension Picture.Item {
  /// Without what is as usual: a screen has many.
  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [("kind", .string(kind.rawValue)), ("box", box.json)]
    if let map { members.append(("map", .lengths(map))) }
    if let clip { members.append(("clip", clip.json)) }
    if let color { members.append(("color", .string(color))) }
    if let text { members.append(("text", .string(text))) }
    if let identifier { members.append(("identifier", .string(identifier))) }
    if opacity != 1 { members.append(("opacity", .lengths([opacity]))) }
    if isRemoving { members.append(("removing", .bool(true))) }
    if let outline { members.append(("outline", outline.json)) }
    if let line { members.append(("line", line.json)) }
    if !clipOutlines.isEmpty { members.append(("clipOutlines", .array(clipOutlines.map(\.json)))) }
    if !lines.isEmpty {
      let values = lines.map { line in
        JSONValue.object([
          ("text", .string(line.text)), ("at", .lengths([line.x, line.y, line.width, line.fontSize])),
        ])
      }
      members.append(("lines", .array(values)))
    }
    return .object(members)
  }

  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(
      value,
      known: [
        "kind", "box", "map", "clip", "color", "text", "identifier", "opacity", "removing", "outline",
        "line", "clipOutlines", "lines",
      ], file: file)
    guard let kind = Kind(rawValue: try fields.string("kind")) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.wrong(try fields.required("kind"), "kind", "one of \(known)")
    }
    self.init(
      kind, try fields.box("box"), color: try fields.optionalString("color"),
      text: try fields.optionalString("text"))
    if fields.value("map") != nil { map = try fields.lengths("map", 6) }
    if fields.value("clip") != nil { clip = try fields.box("clip") }
    identifier = try fields.optionalString("identifier")
    if fields.value("opacity") != nil { opacity = min(max(try fields.lengths("opacity", 1)[0], 0), 1) }
    if fields.value("removing") != nil { isRemoving = try fields.bool("removing") }
    if let value = fields.value("outline") { outline = try PictureOutline(value, file) }
    if let value = fields.value("line") { line = try PictureLine(value, file) }
    if fields.value("clipOutlines") != nil {
      for value in try fields.array("clipOutlines") { clipOutlines.append(try PictureOutline(value, file)) }
    }
    guard fields.value("lines") != nil else { return }
    for value in try fields.array("lines") {
      let inner = try JSONFields(value, known: ["text", "at"], file: file)
      let place = try inner.lengths("at", 4)
      lines.append(
        Picture.Line(
          try inner.string("text"), x: place[0], y: place[1], width: place[2], fontSize: place[3]))
    }
  }
}

extension PictureOutline {
  fileprivate var json: JSONValue {
    .object([("path", .string(data))] + (isEvenOdd ? [("evenOdd", .bool(true))] : []))
  }

  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(value, known: ["path", "evenOdd"], file: file)
    guard let outline = PictureOutline(data: try fields.string("path")) else {
      throw fields.wrong(try fields.required("path"), "path", "the data of a path")
    }
    self = outline
    if fields.value("evenOdd") != nil { isEvenOdd = try fields.bool("evenOdd") }
  }
}

extension PictureLine {
  fileprivate var json: JSONValue {
    .object([
      ("cap", .string(cap.rawValue)), ("join", .string(join.rawValue)),
      ("lengths", .lengths([width, miterLimit, dashPhase])), ("dash", .lengths(dash)),
    ])
  }

  fileprivate init(_ value: JSONValue, _ file: String) throws(InputError) {
    let fields = try JSONFields(value, known: ["cap", "join", "lengths", "dash"], file: file)
    self.init()
    guard let cap = Cap(rawValue: try fields.string("cap")) else {
      throw fields.wrong(try fields.required("cap"), "cap", "butt, round or square")
    }
    guard let join = Join(rawValue: try fields.string("join")) else {
      throw fields.wrong(try fields.required("join"), "join", "miter, round or bevel")
    }
    let lengths = try fields.lengths("lengths", 3)
    (self.cap, self.join) = (cap, join)
    (width, miterLimit, dashPhase) = (lengths[0], lengths[1], lengths[2])
    dash = try fields.lengths("dash", try fields.array("dash").count)
  }
}

extension Picture.Box {
  fileprivate var json: JSONValue { .lengths([x, y, width, height]) }
}

extension JSONValue {
  fileprivate static func lengths(_ values: [Double]) -> JSONValue {
    .array(values.map { JSONValue(.number(SVGText.number($0, places: 4))) })
  }
}

extension JSONFields {
  fileprivate func box(_ name: String) throws(InputError) -> Picture.Box {
    let values = try lengths(name, 4)
    return Picture.Box(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  fileprivate func lengths(_ name: String, _ count: Int) throws(InputError) -> [Double] {
    let values = try array(name)
    var numbers: [Double] = []
    for value in values {
      guard case .number(let text) = value.content, let number = Double(text), number.isFinite else {
        throw wrong(value, name, "a list of \(count) numbers")
      }
      numbers.append(number)
    }
    guard numbers.count == count else { throw wrong(try required(name), name, "a list of \(count) numbers") }
    return numbers
  }
}
