// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A screen as a SwiftUI user writes it, without a thought to isolation.

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

class TodoStore: ObservableObject {
  @Published var todos: [Todo] = []
  @Published var filter = ""
  private var nextID = 0

  var open: [Todo] { todos.filter { !$0.isDone } }

  func add(_ title: String) {
    nextID += 1
    todos.append(Todo(id: nextID, title: title))
  }
}

@Observable
class Session {
  var user: String?
  var visits = 0
  var greeting: String { user.map { "Hello, \($0)" } ?? "Hello" }
}

struct AccentName: EnvironmentKey {
  static let defaultValue = "blue"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentName.self] }
    set { self[AccentName.self] = newValue }
  }
}

extension View {
  func accentName(_ name: String) -> some View {
    environment(\.accentName, name)
  }
}

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if !next.isEmpty { value = next }
  }
}

struct Badge: ViewModifier {
  @Environment(\.accentName) private var accent
  @State private var taps = 0
  let title: String

  func body(content: Content) -> some View {
    HStack {
      content
      Button("\(title) \(accent) \(taps)") { taps += 1 }
    }
  }
}

@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _value = State(initialValue: wrappedValue)
    self.range = range
  }

  var wrappedValue: Int {
    get { min(max(value, range.lowerBound), range.upperBound) }
    nonmutating set { value = newValue }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct TodoRow: View {
  @Binding var todo: Todo
  @Environment(Session.self) private var session

  var body: some View {
    Button(todo.isDone ? "✓ \(todo.title)" : todo.title) {
      todo.isDone.toggle()
      session.visits += 1
    }
  }
}

struct Details: View {
  let todo: Todo
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var store: TodoStore

  var body: some View {
    Text("Details of \(todo.title), one of \(store.todos.count)")
    Button("Close") { dismiss() }
  }
}

struct TodoScreen: View {
  @StateObject private var store = TodoStore()
  @State private var session = Session()
  @State private var selection: Todo?
  @State private var title = ""
  @State private var isConfirming = false
  @Clamped(0...2) private var level = 0

  private var summary: String { "\(store.open.count) open, \(session.visits) visits" }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Text(summary)
        .preference(key: TitleKey.self, value: session.greeting)
      ForEach($store.todos) { $todo in
        TodoRow(todo: $todo)
      }
      if let first = store.todos.first {
        Button("Show \(first.title)") { selection = first }
      }
      Button("Add") { store.add("Todo \(store.todos.count + 1)") }
      Button("Level \(level)") { level += 1 }
      Button("Clear") { isConfirming = true }
        .disabled(store.todos.isEmpty)
    }
    .modifier(Badge(title: "badge"))
    .accentName("green")
    .onPreferenceChange(TitleKey.self) { title = $0 }
    .onChange(of: store.todos) { old, new in
      if new.count > old.count { session.user = "user \(new.count)" }
    }
    .sheet(item: $selection) { Details(todo: $0) }
    .alert("Clear all?", isPresented: $isConfirming) {
      Button("Clear all", role: .destructive) { store.todos = [] }
      Button("Cancel", role: .cancel) {}
    }
    .task { session.visits = 10 }
    .environment(session)
    .environmentObject(store)
  }
}

struct TodoScreen_Previews: PreviewProvider {
  static var previews: some View { TodoScreen() }
}
