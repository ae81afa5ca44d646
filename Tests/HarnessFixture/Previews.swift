// SPDX-License-Identifier: Apache-2.0
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

#Preview("Closures") { ClosureRows() }
#Preview("Dangerous") { DangerousButtons() }
#Preview("Trap") { TrapsInBody() }
#Preview("Sheet") { PresentsSheet() }
