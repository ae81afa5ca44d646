// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport

/// A recipe with a number for each part of it, so that views can be told apart by name.
final class Part {
  let id: Int
  let recipe: Recipe
  let children: [Part]

  init(_ recipe: Recipe, next: inout Int) {
    self.recipe = recipe
    id = next
    next += 1
    children = recipe.children.map { Part($0, next: &next) }
  }
}

final class InputObject: ObservableObject {
  @Published var inputs = Inputs()
}

@Observable
final class InputModel {
  var inputs = Inputs()
}

private struct InputsKey: EnvironmentKey {
  static let defaultValue = Inputs()
}

extension EnvironmentValues {
  var inputs: Inputs {
    get { self[InputsKey.self] }
    set { self[InputsKey.self] = newValue }
  }
}

/// What the test holds in its hands while a program runs.
@MainActor
final class Driver {
  let object = InputObject()
  let model = InputModel()
  let log = EventLog()
  var plain: Binding<Inputs>?
  var cell: Binding<Inputs>?
}

/// The root of a random program.
struct ProgramView: View {
  let root: Part
  let driver: Driver
  @State private var plain = Inputs()
  @State private var cell = Inputs()

  var body: some View {
    let place = Place(
      plain: plain, plainBinding: $plain, cell: $cell, object: driver.object, model: driver.model,
      log: driver.log, path: "")
    let _ = driver.plain = $plain
    let _ = driver.cell = $cell
    PartView(part: root, place: place)
  }
}

/// What a part of a program gets from its parent.
struct Place {
  var plain: Inputs
  var plainBinding: Binding<Inputs>
  var cell: Binding<Inputs>
  var object: InputObject
  var model: InputModel
  var log: EventLog
  /// Which instance of the part this is: rows, ids and branches on the way.
  var path: String

  func step(_ name: String) -> Place {
    var place = self
    place.path += name
    return place
  }
}

/// Makes a view of the inputs of a source, and depends on that source alone.
struct With<Content: View>: View {
  let source: Source
  let place: Place
  @ViewBuilder let content: (Inputs) -> Content

  var body: some View {
    switch source {
    case .plain: content(place.plain)
    case .cell: CellReader(inputs: place.cell, content: content)
    case .object: ObjectReader(object: place.object, content: content)
    case .model: ModelReader(model: place.model, content: content)
    case .environment: EnvironmentReader(content: content)
    }
  }
}

private struct CellReader<Content: View>: View {
  @Binding var inputs: Inputs
  let content: (Inputs) -> Content
  var body: some View { content(inputs) }
}

private struct ObjectReader<Content: View>: View {
  @ObservedObject var object: InputObject
  let content: (Inputs) -> Content
  var body: some View { content(object.inputs) }
}

private struct ModelReader<Content: View>: View {
  let model: InputModel
  let content: (Inputs) -> Content
  var body: some View { content(model.inputs) }
}

private struct EnvironmentReader<Content: View>: View {
  @Environment(\.inputs) private var inputs
  let content: (Inputs) -> Content
  init(content: @escaping (Inputs) -> Content) { self.content = content }
  var body: some View { content(inputs) }
}

private struct Counter: View {
  let name: String
  @State private var n = 0
  var body: some View { Button("\(name)#\(n)") { n += 1 } }
}

private struct Stepper: View {
  let name: String
  @Binding var number: Int
  var body: some View { Button("\(name)=\(number)") { number += 100 } }
}

private struct Counted: ViewModifier {
  let name: String
  @State private var n = 0
  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(name)#\(n)") { n += 1 }
    }
  }
}

private struct EquatablePart: View, Equatable {
  // Read by `==`, which the protocol keeps off the main actor; the engine compares views on it.
  nonisolated(unsafe) let part: Part
  nonisolated(unsafe) let place: Place
  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.part === b.part && a.place.plain == b.place.plain && a.place.path == b.place.path
  }
  var body: some View {
    Text("\(place.path)/e\(part.id)")
    PartView(part: part.children[0], place: place)
  }
}

/// The view of one part.
struct PartView: View {
  let part: Part
  let place: Place

  private var name: String { "\(place.path)/\(part.id)" }
  private var first: PartView { PartView(part: part.children[0], place: place) }

  private func child(_ index: Int = 0, _ step: String = "") -> PartView {
    PartView(part: part.children[index], place: place.step(step))
  }

  var body: some View {
    switch part.recipe {
    case .text(let source, let k):
      With(source: source, place: place) { Text("\(name) \($0.numbers[k])") }
    case .counter: Counter(name: name)
    case .stepper(let k): Stepper(name: name, number: place.cell.numbers[k])
    case .stack(.horizontal, _): HStack { members }
    case .stack(.vertical, _): VStack { members }
    case .stack(.depth, _): ZStack { members }
    case .group: Group { members }
    default: dynamic
    }
  }

  private var members: some View {
    ForEach(part.children.indices, id: \.self) { child($0) }
  }

  @ViewBuilder private var dynamic: some View {
    switch part.recipe {
    case .branch(let source, let k, _, let second):
      With(source: source, place: place) { inputs in
        if second == nil {
          if inputs.flags[k] { child() }
        } else {
          if inputs.flags[k] { child() } else { child(1) }
        }
      }
    case .list(let source, let k, _):
      With(source: source, place: place) { inputs in
        ForEach(inputs.lists[k], id: \.self) { child(0, "/\(part.id)r\($0)") }
      }
    case .identified(let source, let k, _):
      With(source: source, place: place) { inputs in
        child(0, "/\(part.id)i\(inputs.numbers[k])").id(inputs.numbers[k])
      }
    case .erased(let source, let k, _):
      With(source: source, place: place) { inputs in
        inputs.flags[k]
          ? AnyView(child(0, "/\(part.id)t").padding(1)) : AnyView(child(0, "/\(part.id)f"))
      }
    case .writer(let source, _):
      With(source: source, place: place) { inputs in child().environment(\.inputs, inputs) }
    case .sheet(let source, let k, _, _):
      child().sheet(isPresented: source == .plain ? place.plainBinding.flags[k] : place.cell.flags[k]) {
        child(1, "/\(part.id)s")
      }
    default: decorated
    }
  }

  @ViewBuilder private var decorated: some View {
    switch part.recipe {
    case .lifecycle:
      child()
        .onAppear { [log = place.log, name] in log.add("+\(name)") }
        .onDisappear { [log = place.log, name] in log.add("-\(name)") }
    case .change(let source, let k, _):
      With(source: source, place: place) { inputs in
        child().onChange(of: inputs.numbers[k]) { [log = place.log, name] old, new in
          log.add("~\(name) \(old) \(new)")
        }
      }
    case .styled(let style, let source, let k, _):
      With(source: source, place: place) { StyledPart(style: style, number: $0.numbers[k], content: first) }
    case .layered(let isBehind, let source, let k, _):
      With(source: source, place: place) { inputs in
        if isBehind {
          child().background { Text("\(name) \(inputs.numbers[k])") }
        } else {
          child().overlay(alignment: .topLeading) { Text("\(name) \(inputs.numbers[k])") }
        }
      }
    case .modified: child().modifier(Counted(name: name))
    case .equatable: EquatablePart(part: part, place: place).equatable()
    case .reader: GeometryReader { _ in child() }
    case .moving(let transition, _): child().transition(transition.transition)
    case .late(let closure, let source, let k, _):
      Late(source: source, place: place) { inputs in
        LatePart(closure: closure, name: name, content: first) { inputs().numbers[k] }
      }
    default: EmptyView()
    }
  }
}

extension Recipe.Transition {
  fileprivate var transition: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .move: .move(edge: .bottom)
    case .scale: .scale.combined(with: .opacity)
    case .identity: .identity
    case .own: .offset(x: 30).animation(.linear(duration: Double(Self.ownDuration) / 1000))
    }
  }
}

private struct StyledPart: View {
  let style: Recipe.Style
  let number: Int
  let content: PartView

  var body: some View {
    switch style {
    case .padding: content.padding(CGFloat(number % 4))
    case .opacity: content.opacity(number % 2 == 0 ? 1 : 0.5)
    case .frame: content.frame(width: number % 3 == 0 ? nil : CGFloat(20 * (number % 5)))
    case .font: content.font(.system(size: CGFloat(10 + number % 6)))
    case .offset: content.offset(x: CGFloat(number % 7))
    case .fixedSize: content.fixedSize(horizontal: number % 2 == 0, vertical: true)
    case .zIndex: content.zIndex(Double(number % 3))
    case .geometryGroup:
      content.geometryGroup().frame(width: number % 3 == 0 ? nil : CGFloat(30 * (number % 5)))
    }
  }
}
