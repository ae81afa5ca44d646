// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// What is known of the source files of a survey: where types, properties and calls stand, and what was left out.
///
/// The file is made by `scripts/survey` out of what `Sources/SourceReader` says; schema 1.
public struct SourceMap: Sendable {
  public typealias Place = SourcePlace

  /// The longest file that is read: one of a thousand sources has some ten megabytes.
  public static let highestSize = 512 << 20

  public private(set) var leftOut: [LeftOut] = []
  /// What was taken out of the files because it does not compile, by the last name of the type that it stood in.
  private var cuts: [String: [Place]] = [:]
  /// Stands for the engine's own sources that the screens were built against; empty where nobody says.
  public private(set) var engine = ""
  private var files: [String: String] = [:]
  /// The module of a file, as the user calls the file.
  private var modules: [String: String] = [:]
  /// The module of a screen, and its file as the user calls it, by its name in result files.
  private var screens: [String: (module: String, file: String?)] = [:]
  /// The module whose own code is meant where several have something of a name, and the file where several of it have.
  private var module: String?
  private var file: String?
  private var types: [String: [TypeDeclaration]] = [:]
  private var calls: [String: [Call]] = [:]
  private var modifiers: [String: [Mention]] = [:]
  private var branches: [Branch] = []
  private var writes: [String: [Mention]] = [:]
  private var shown: Set<String> = []
  private var published: Set<String> = []
  private var unused: Set<String> = []
  private var globals: [Mention] = []
  /// The types in whose code a view of UIKit or AppKit is handed something: nobody sees here what becomes of it.
  private(set) var handers: Set<String> = []
  /// Views that say which of them are equal, with the place where they do.
  private(set) var viewsWithEquality: [(name: String, place: Place)] = []

  /// Nothing is known.
  public init() {}

  /// Reads the file.
  ///
  /// - Throws: `InputError` when it is not what `scripts/survey` writes.
  public init(json bytes: [UInt8], file: String) throws(InputError) {
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: Data(bytes))
    } catch {
      throw InputError("no list of sources", advice: "take one that scripts/survey writes", file: file)
    }
    guard report.schema == 1 else {
      throw InputError("of schema \(report.schema), not 1", advice: "write it again", file: file)
    }
    leftOut = report.leftOut
    for cut in report.cuts ?? [] {
      for type in cut.within.split(separator: ".") {
        cuts[String(type), default: []].append(Place(file: cut.file, line: cut.line))
      }
    }
    engine = report.engine ?? ""
    files = Dictionary(report.files.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
    modules = Dictionary(report.files.map { ($0.file, String($0.name.prefix { $0 != "/" })) }) { first, _ in
      first
    }
    types = Dictionary(grouping: report.types.filter { $0.kind != "extension" }) { Self.last(of: $0.name) }
    let views = Set(report.types.filter { $0.conformances.contains("View") }.map(\.name))
    viewsWithEquality = report.types.filter {
      $0.conformances.contains("Equatable") && views.contains($0.name)
    }
    .map { ($0.name, Place(file: $0.file, line: $0.line, column: $0.column)) }
    calls = Dictionary(grouping: report.calls) { Self.last(of: $0.callee) }
    handers = report.handers
    modifiers = Dictionary(grouping: report.modifiers, by: \.name)
    branches = report.branches ?? []
    shown = Set(report.shown ?? [])
    published = Set(report.published ?? [])
    unused = Set(report.unused ?? [])
    globals = report.globals ?? []
    // Whoever is handed a binding writes through it: of `$order.type` the order, or its type where that is an object.
    let handedOn = report.calls.flatMap { call in
      call.arguments.filter { $0.text.hasPrefix("$") }.flatMap { argument in
        Self.path(argument.text.dropFirst()).map { name in
          Mention(
            name: name, file: call.file, line: argument.line, column: argument.column, within: call.within)
        }
      }
    }
    writes = Dictionary(grouping: report.writes + handedOn, by: \.name)
  }

  // MARK: Modules

  /// Notes which module each screen is in.
  public mutating func know(_ screens: [SurveyScreen]) {
    let known = screens.map { ($0.name, (module: $0.module, file: $0.file.flatMap { files[$0] })) }
    self.screens = Dictionary(known) { first, _ in first }
  }

  /// The module of a screen; empty where it is not known.
  public func module(of screen: String) -> String { screens[screen]?.module ?? "" }

  /// This map for one screen: where several modules have something of a name, that of the screen's module is meant.
  public func seen(on screen: String) -> SourceMap {
    var map = self
    (map.module, map.file) = (screens[screen]?.module, screens[screen]?.file)
    return map
  }

  /// Those that stand in the module that is meant; all, where none do.
  private func nearest<T: InFile>(_ found: [T]) -> [T] {
    guard let module else { return found }
    let own = found.filter { modules[$0.file] == module }
    return own.isEmpty ? found : own
  }

  /// What is about a type: where several modules have one of its name, what stands in the module of the one that is meant, or in
  /// the screen's.
  private func about<T: InFile>(_ type: String, _ found: [T]) -> [T] {
    let isOnlyOne = types[Self.bare(type), default: []].count <= 1
    return nearest(isOnlyOne ? found : found.filter { isNear($0, to: type) })
  }

  /// Whether something stands in the module that is meant, or in that of a type.
  private func isNear(_ found: some InFile, to type: String) -> Bool {
    guard let module, let own = modules[found.file] else { return true }
    return own == module || own == declared(type).flatMap { modules[$0.file] }
  }

  // MARK: Answers

  /// Whether a view works out what it shows from a property, as far as its code says: then the property is not read for an
  /// action alone, whatever was shown while somebody looked.
  public func isShown(_ property: String, in view: String) -> Bool {
    // Of several views of one name any may be meant.
    shown.contains("\(declared(view, with: property)?.name ?? Self.bare(view)).\(property)")
  }

  /// Whether a view has a property with an object, and no code that uses it.
  public func neverUses(_ property: String, in view: String) -> Bool {
    declared(view, with: property).map { unused.contains("\($0.name).\(property)") } ?? false
  }

  /// Whether a view makes bindings to parts of the object in a property, as `$model.name`: a plain property makes none.
  public func makesBindings(from property: String, in view: String) -> Bool {
    declared(view, with: property).map { shown.contains("\($0.name).$\(property)") } ?? false
  }

  /// Whether a view may show what it reads of a model, as `Model.name`: it makes bindings to parts of it, it works something
  /// out from the property, or from what the model works out from it. So it is, too, where the code does not say who holds the
  /// model, as where the view has a binding that somebody else has made.
  public func mayShow(_ observed: String, in view: String) -> Bool {
    let parts = observed.split(separator: ".").map(String.init)
    guard parts.count > 1, let property = parts.last, let view = declared(view),
      let model = declared(parts[parts.count - 2], with: property), let holder = view.holder(of: parts)
    else { return true }
    return shown.contains("\(view.name).$\(holder.name)")
      || shown.contains("\(view.name).\(holder.name).\(property)")
      || shown.contains("\(model.name).\(property)")
  }

  /// Whether a view has the model of an observed property, as `Model.name`, and not just a binding that somebody else has made.
  public func hasModel(of observed: String, in view: String) -> Bool {
    declared(view)?.holder(of: Self.parts(ofFirst: observed)) != nil
  }

  /// Whether a view may have nothing but a binding that somebody else has made to an observed property.
  public func hasOnlyBinding(to observed: String, in view: String) -> Bool {
    declared(view)?.properties.contains { $0.wrapper == "Binding" } == true
      && !hasModel(of: observed, in: view)
  }

  /// Whether a property has a wrapper of a library: nobody can make that one comparable.
  func isWrapped(_ property: String, in view: String) -> Bool {
    let wrapper = declared(view, with: property)?.property(property)?.wrapper
    return wrapper.map { types[Self.bare($0)] == nil } ?? false
  }

  /// Whether an observed property, as `Model.name`, is declared as one value and not as a list of them.
  func isOneValue(_ observed: String) -> Bool {
    let parts = Self.parts(ofFirst: observed)
    guard parts.count > 1, let property = parts.last,
      let type = declared(parts[parts.count - 2], with: property)?.property(property)?.type
    else { return false }
    return !type.contains("[") && !["Array", "Set", "Dictionary"].contains { type.contains("\($0)<") }
  }

  /// Whether a view can be handed bindings in place of one to a whole value: all that it reads of the value can be written. Else
  /// whoever hands on what it shows has to read it. So it is, too, where the code does not say what it reads.
  public func canBind(partsOf property: String, in view: String) -> Bool {
    guard let view = declared(view, with: property),
      let type = view.property(property)?.type, let value = declared(type)
    else { return true }
    let prefix = "\(view.name).\(property)."
    return shown.filter { $0.hasPrefix(prefix) }.allSatisfy { part in
      value.property(part.dropFirst(prefix.count))?.isSettable == true
    }
  }

  /// Whether a class can be made `@Observable` as it is: the macro turns properties into computed ones, which no other wrapper,
  /// such as `@AppStorage`, can be on, and which have no publisher that somebody could listen to.
  public func canBeObservable(_ type: String) -> Bool {
    guard let type = declared(type) else { return true }
    return type.properties.allSatisfy { property in
      property.wrapper == nil
        || property.wrapper == "Published" && !published.contains("\(type.name).\(property.name)")
    }
  }

  /// Whether the code of a view may have a condition about some types, with commas between: it makes one of them, or shows what
  /// others hand it. What a modifier around the view brings stands elsewhere.
  public func mayChoose(between types: String, in owner: String) -> Bool {
    guard !owner.contains("<"), let view = declared(owner), view.conformances.contains("View") else {
      return true
    }
    return Self.names(in: types).contains { type in
      (calls[Self.bare(type)] ?? []).contains { $0.isWithin(Self.bare(owner)) }
    }
  }

  /// Whether any of some types, with commas between, may be a view: modifiers and styles are around different ones.
  public func mayBeViews(_ types: String) -> Bool {
    Self.names(in: types).contains { declared($0)?.conformances.contains("View") ?? true }
  }

  /// Whether anything is known of the files.
  public var isEmpty: Bool { files.isEmpty }

  /// A file as the user calls it.
  ///
  /// - Parameter id: As the compiler calls it: `Screens/Card.swift`; or its name alone.
  public func file(_ id: String) -> String? { files[id] ?? files["Screens/\(id)"] }

  /// Where a type is declared.
  public func declaration(of type: String) -> Place? { declared(type)?.place }

  /// Where a property of a type is declared; of several, separated by commas, the first that is known.
  public func property(_ names: String, of type: String) -> Place? {
    for name in Self.names(in: names) {
      guard let type = declared(type, with: name), let property = type.property(name) else { continue }
      return Place(file: type.file, line: property.line, column: property.column)
    }
    return nil
  }

  /// The property of a view that holds the object of an observed property, as `Model.name`; else the object's own.
  public func holder(of observed: String, in view: String) -> Place? {
    let parts = Self.parts(ofFirst: observed)
    guard parts.count > 1, let view = declared(view) else { return property(observed, of: view) }
    if let holder = view.holder(of: parts) {
      return Place(file: view.file, line: holder.line, column: holder.column)
    }
    return property(parts[parts.count - 1], of: parts[parts.count - 2])
  }

  /// The calls that make a view, those with an argument of this name if there are any; in the order of the files.
  ///
  /// - Parameters:
  ///   - type: The view's type.
  ///   - argument: The label that a call should have; any call, where it is empty or no call has it.
  ///   - owners: The types in whose code the call may stand, the likeliest first; all, where none are given. Where it stands in
  ///     none of them, the only call there is is meant; of several it is not known which.
  public func calls(of type: String, with argument: String = "", in owners: [String]? = nil) -> [Place] {
    let all = about(type, calls[Self.bare(type)] ?? [])
    let own = owners?.lazy.map { owner in all.filter { $0.isWithin(Self.bare(owner)) } }
      .first { !$0.isEmpty }
    let near = own ?? (owners == nil || all.count == 1 ? all : [])
    let labels = Set(Self.names(in: argument))
    let found = near.compactMap { call in
      call.arguments.first { labels.contains($0.label ?? "") }
        .map { Place(file: call.file, line: $0.line, column: $0.column) }
    }
    return found.isEmpty ? near.map(\.place) : found
  }

  /// Whether the code of one of some types hands a view, for a property, something that it stores.
  func isStored(_ property: String, handedTo view: String, by makers: [String]) -> Bool {
    let handed = about(view, calls[Self.bare(view)] ?? [])
    return makers.contains { maker in
      let names = handed.filter { $0.isWithin(Self.bare(maker)) }.flatMap(\.arguments)
        .filter { $0.label == property }.compactMap { argument -> String? in
          let path = Self.path(argument.text[...])
          return path.joined(separator: ".") == argument.text ? path.first : nil
        }
      return declared(maker)?.properties.contains { $0.isComputed != true && names.contains($0.name) } == true
    }
  }

  /// Where a modifier is put in the code of a type; the first whose argument is worked out, if there is one.
  public func modifier(_ name: String, in owner: String) -> Place? {
    let found = about(owner, (modifiers[name] ?? []).filter { $0.isWithin(Self.bare(owner)) })
    return (found.first { $0.text?.dropFirst(name.count + 1).contains("(") == true } ?? found.first)?.place
  }

  /// The condition in a type's code both of whose branches make one of these views.
  public func condition(making types: [String], in owner: String) -> Place? {
    let names = Set(types.map(Self.bare))
    let found = branches.filter { $0.isWithin(Self.bare(owner)) && !names.isDisjoint(with: $0.callees) }
    return about(owner, found).first?.place
  }

  /// The list in a type's code whose rows are made of one of these views: the nearest before their call.
  public func list(of rows: [String], in owner: String) -> Place? {
    let lists = about(owner, (calls["ForEach"] ?? []).filter { $0.isWithin(Self.bare(owner)) })
    for row in rows {
      for call in (calls[Self.bare(row)] ?? []).filter({ $0.isWithin(Self.bare(owner)) }) {
        let before = lists.filter { $0.file == call.file && ($0.line, $0.column) < (call.line, call.column) }
        if let list = before.last { return list.place }
      }
    }
    return lists.first?.place
  }

  /// Where a stored value is changed.
  ///
  /// - Parameter name: As a cause graph has it: `Owner.property`, or an object's type alone.
  public func writes(of name: String) -> [Place] {
    let parts = name.split(separator: ".").map(String.init)
    guard let property = parts.last, parts.count > 1 else { return [] }
    let owner = Self.bare(parts[parts.count - 2])
    // A property of this name in the code of another module is another one.
    let all = nearest((writes[property] ?? []).filter { isNear($0, to: owner) })
    let own = all.filter { $0.isWithin(owner) }
    return (own.isEmpty ? all : own).map(\.place)
  }

  /// Global variables, and static ones as `Type.name`, that code of the files changes, with the place of the declaration.
  public var changedGlobals: [(name: String, place: Place)] {
    globals.filter { writes[$0.name] != nil }.map {
      ($0.within.isEmpty ? $0.name : "\($0.within).\($0.name)", $0.place)
    }
  }

  /// Bindings in the code that never change, with the argument's name: whatever is operated there does nothing.
  public var constants: [(place: Place, label: String)] {
    calls.values.flatMap { $0 }.flatMap { call in
      call.arguments.filter { $0.text.hasPrefix(".constant(") || $0.text.hasPrefix("Binding.constant(") }
        .map { (Place(file: call.file, line: $0.line, column: $0.column), $0.label ?? call.callee) }
    }.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }

  /// What was cut out of the code of some types, as the engine calls them: each place once, in order.
  public func cuts(in types: Set<String>) -> [Place] {
    Set(types.flatMap { type in (cuts[Self.bare(type)] ?? []).filter { isNear($0, to: type) } }).sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
  }

  // MARK: Names

  /// The declaration of a type, which the engine calls by its last name; `nil` where several have it.
  func declared(_ name: String, with property: String? = nil) -> TypeDeclaration? {
    var found = types[Self.bare(name)] ?? []
    if let property { found = found.filter { $0.properties.contains { $0.name == property } } }
    if found.count > 1 {
      let views = found.filter { $0.conformances.contains("View") }
      if !views.isEmpty { found = views }
      found = nearest(found)
    }
    // Of the previews' own views one is in the screen's file.
    if found.count > 1 { found = found.filter { $0.file == file } }
    return found.count == 1 ? found[0] : nil
  }

  /// Several names, as advice has them: with commas between, which are none of a type's own, as in `Store<Int, Text>`.
  static func names(in list: String) -> [String] {
    var depth = 0
    return list.split { character in
      if character == "<" { depth += 1 } else if character == ">" { depth -= 1 }
      return character == "," && depth == 0
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// `order` and `type` of `order.type`, as far as it is a path of names.
  private static func path(_ text: Substring) -> [String] {
    text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").map(
      String.init)
  }

  /// `Model` and `name` of `Model.name, Model.size`.
  private static func parts(ofFirst observed: String) -> [String] {
    names(in: observed).first?.split(separator: ".").map(String.init) ?? []
  }

  /// `Row` of `Row<Int>`.
  static func bare(_ type: String) -> String { last(of: String(type.prefix { $0 != "<" })) }

  private static func last(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
