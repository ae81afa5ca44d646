// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A screen whose rows hold closures: each tap runs the bodies of all of them.
struct ClosureRows: View {
  @State private var marked: Set<Int> = []

  var body: some View {
    VStack {
      ForEach(0..<5, id: \.self) { index in
        ClosureRow(index: index, isMarked: marked.contains(index)) { marked.insert(index) }
      }
    }
  }
}

struct ClosureRow: View {
  let index: Int
  let isMarked: Bool
  let mark: () -> Void

  var body: some View { Button("\(isMarked ? "Marked" : "Mark") \(index)", action: mark) }
}

/// A screen with a button that ends the program, one that never ends, and one that is fine.
struct DangerousButtons: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Trap") { fatalError("a button that traps") }
      Button("Hang") { while taps >= 0 { taps += 0 } }
      Button("Fine \(taps)") { taps += 1 }
    }
  }
}

/// Rows with closures beside a button that ends the program.
struct DangerousRows: View {
  var body: some View {
    ClosureRows()
    Button("Trap") { fatalError("a button that traps") }
  }
}

/// Rows that must run for every change of their model, whatever they read of it: otherwise the next tap ends the program.
struct DemandingRows: View {
  private final class Model: ObservableObject {
    @Published var name = "Ann"
    @Published var other = 0
    static var runs = 0
    static var due = 0
  }

  private struct Row: View {
    @ObservedObject var model: Model
    var body: some View {
      Model.runs += 1
      return Text(model.name)
    }
  }

  @State private var model = Model()

  var body: some View {
    ForEach(0..<12, id: \.self) { _ in Row(model: model) }
    Button("Other") {
      Model.due = Model.runs + 12
      model.other += 1
    }
    Button("Check") { if Model.runs < Model.due { fatalError("rows have not run") } }
    ClosureRows()
  }
}

/// A screen that ends the process, stops it, and leaves a process with a session of its own behind.
struct LeavingButtons: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("First") { taps += 1 }
      Button("Leave") { exit(0) }
      Button("Stop") { raise(SIGSTOP) }
      Button("Mute") {
        alarm(0)
        while taps >= 0 { usleep(1_000) }
      }
      Button("Last") { taps += 1 }
    }
  }
}

/// A screen that asks for the network.
struct Connects: View {
  @State private var answer = "?"

  var body: some View {
    Button("Connect") {
      for family in [AF_INET, AF_INET6] {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        if descriptor >= 0 || errno != ENETUNREACH { fatalError("there is a network") }
      }
      answer = "none"
    }
    Text(answer)
  }
}

final class FixtureModel: ObservableObject {
  @Published var count = 0
}

/// A screen that needs what nobody gives it, once it is tapped.
struct NeedsModel: View {
  @EnvironmentObject private var model: FixtureModel

  var body: some View {
    Button("Add") { model.count += 1 }
    Button("Other") {}
  }
}

struct TrapsInBody: View {
  var body: some View {
    let none: [Int] = []
    Text("\(none[none.count])")
  }
}

struct PresentsSheet: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { Text("inside") }
  }
}

/// A screen whose body shows something else each time it runs.
struct CountsItsRuns: View {
  private static var runs = 0

  var body: some View {
    Self.runs = (Self.runs + 1) % 10
    return Text("\(Self.runs)")
  }
}

/// A screen with data that nobody watches.
struct UnwatchedCounter: View {
  private final class Counter { var count = 0 }

  @State private var counter = Counter()

  var body: some View {
    Button("Count") { counter.count += 1 }
    Text("\(counter.count)")
  }
}

/// A screen that does more after some calls, as caches of libraries grow now and then.
struct GrowingCache: View {
  private static var calls = 0
  private static var kept: [Int] = []
  @State private var taps = 0

  var body: some View {
    Button("Fill") { Self.calls += 1 }
    Button("Use") {
      if Self.calls > 4 { Self.kept = Array(repeating: taps, count: 100) }
      taps += 1
    }
  }
}

/// A screen whose body makes the object that the view below observes: another one each time it runs.
struct MakesModel: View {
  var body: some View { VStack { ObservesOwn() } }
}

struct ObservesOwn: View {
  @ObservedObject var model = FixtureModel()

  var body: some View {
    Text("\(model.count)")
    Button("Add") { model.count += 1 }
  }
}

/// A screen with controls that show no text, and one that keeps its value.
struct Symbols: View {
  @State private var marked: Set<Int> = []

  var body: some View {
    Button {
      marked = []
    } label: {
      Image(systemName: "trash")
    }
    ForEach(0..<3, id: \.self) { index in
      HStack {
        Text("Row \(index)\(marked.contains(index) ? "!" : "")")
        Circle().onTapGesture { marked.insert(index) }
      }
    }
    Toggle("Fixed", isOn: .constant(true))
  }
}

/// A screen whose body takes its time, and that has many controls.
struct SlowBody: View {
  var body: some View {
    let _ = Thread.sleep(forTimeInterval: 0.06)
    VStack {
      buttons("A")
      buttons("B")
      buttons("C")
      buttons("D")
    }
  }

  @ViewBuilder private func buttons(_ name: String) -> some View {
    Button("\(name) 1") {}
    Button("\(name) 2") {}
    Button("\(name) 3") {}
    Button("\(name) 4") {}
    Button("\(name) 5") {}
    Button("\(name) 6") {}
  }
}

/// A screen whose data are in user defaults and in a file, and there again the next time.
struct KeepsNotes: View {
  private static let file = "kept/notes.txt"
  @State private var notes =
    UserDefaults.standard.integer(forKey: "notes")
    + ((try? String(contentsOfFile: file, encoding: .utf8).count) ?? 0)

  var body: some View {
    ForEach(0..<notes, id: \.self) { Text("Note \($0)") }
    Button("Write down") {
      notes += 1
      UserDefaults.standard.set(notes, forKey: "notes")
    }
    Button("File") {
      notes += 1
      try? FileManager.default.createDirectory(atPath: "kept", withIntermediateDirectories: true)
      try? String(repeating: "n", count: notes).write(toFile: Self.file, atomically: true, encoding: .utf8)
    }
  }
}

/// What it changes outlives the screen.
private final class SharedModel: ObservableObject {
  static let shared = SharedModel()
  @Published var isHidden = false
}

private struct ShowsSharedModel: View {
  @ObservedObject private var model = SharedModel.shared

  var body: some View {
    VStack {
      Button("Hide") { model.isHidden = true }
      if !model.isHidden { Button("Hidden") {} }
    }
  }
}

/// What it changes outlives the screen, and nobody can put it back.
private struct ShowsStatic: View {
  private static var isHidden = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Hide") {
        Self.isHidden = true
        taps += 1
      }
      if !Self.isHidden { Button("Hidden") {} }
      Text("\(taps)")
    }
  }
}

/// A screen beside which a thread never rests.
private struct NeverRests: View {
  @State private var taps = 0

  var body: some View {
    Button("Tapped \(taps)") { taps += 1 }
      .task { await Self.spin() }
  }

  @concurrent nonisolated private static func spin() async {
    while !Task.isCancelled { await Task.yield() }
  }
}

#Preview("Makes") { MakesModel() }
#Preview("Symbols") { Symbols() }
#Preview("Closures") { ClosureRows() }
#Preview("Dangerous") { DangerousButtons() }
#Preview("Dangerous rows") { DangerousRows() }
#Preview("Demanding") { DemandingRows() }
#Preview("Leaving") { LeavingButtons() }
#Preview("Network") { Connects() }
#Preview("Needs") { NeedsModel() }
#Preview("Trap") { TrapsInBody() }
#Preview("Sheet") { PresentsSheet() }
#Preview("Impure") { CountsItsRuns() }
#Preview("Unwatched") { UnwatchedCounter() }
#Preview("Cache") { GrowingCache() }
#Preview("Slow") { SlowBody() }
#Preview("Keeps") { KeepsNotes() }
#Preview("Shared") { ShowsSharedModel() }
#Preview("Static") { ShowsStatic() }
#Preview("Restless") { NeverRests() }
