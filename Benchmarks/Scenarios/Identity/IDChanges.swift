// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A page that must forget what was done on it when it shows the next note.
struct IDChanges: Scenario {
  static let name = "identity.id-changes"
  static let analysis = """
    A page with N rows shows a note, the user edits it and goes on to the next one, which must read "saved" again. \
    `.id(note)` on the page makes all N rows anew (I-6). On the part that has the state (`id-on-part`) it makes one \
    view anew. `on-change` writes the state back: nothing is made, and what owns the state runs twice.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .frames: .constant]

  nonisolated enum Variant: String, CaseIterable {
    case id
    case idOnPart = "id-on-part"
    case onChange = "on-change"
  }

  let variant: Variant
  let size: Int
  private let note = WriteHandle<Int>()
  private let edit = Edit()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .id: NoteScreen(note: note) { NotePage(note: $0, edit: edit, rows: size).id($0) }
    case .idOnPart: NoteScreen(note: note) { NotePageInParts(note: $0, edit: edit, rows: size) }
    case .onChange: NoteScreen(note: note) { ForgettingNotePage(note: $0, edit: edit, rows: size) }
    }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    edit.run()
    try host.render()
    note.write(1 + index % 9)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(
      frame.bodyEvaluations["BystanderRow"], variant == .id ? size : 0, "bodies of the rows")
    try requireEqual(host.texts.dropFirst().first, "saved", "the state of the next note")
    try requireEqual(host.texts.count, 2 + size, "texts")
    edit.run()
    try host.render()
    try requireEqual(host.texts.dropFirst().first, "edited", "the state of the note that was edited")
  }
}

/// What the user does to the note that is shown; the view that has the state says how.
private final class Edit {
  var run: () -> Void = {}
}

/// Shows the note that it is told to.
private struct NoteScreen<Page: View>: View {
  let note: WriteHandle<Int>
  @ViewBuilder let page: (_ note: Int) -> Page
  @State private var current = 0

  var body: some View {
    let _ = note.lend($current)
    page(current)
  }
}

private struct NotePage: View {
  let note: Int
  let edit: Edit
  let rows: Int
  @State private var isEdited = false

  var body: some View {
    let _ = edit.run = { isEdited = true }
    VStack {
      Text("note \(note)")
      Text(isEdited ? "edited" : "saved")
      Bystanders(count: rows)
    }
  }
}

private struct NotePageInParts: View {
  let note: Int
  let edit: Edit
  let rows: Int

  var body: some View {
    VStack {
      Text("note \(note)")
      EditState(edit: edit).id(note)
      Bystanders(count: rows)
    }
  }
}

private struct EditState: View {
  let edit: Edit
  @State private var isEdited = false

  var body: some View {
    let _ = edit.run = { isEdited = true }
    Text(isEdited ? "edited" : "saved")
  }
}

private struct ForgettingNotePage: View {
  let note: Int
  let edit: Edit
  let rows: Int
  @State private var isEdited = false

  var body: some View {
    let _ = edit.run = { isEdited = true }
    VStack {
      Text("note \(note)")
      Text(isEdited ? "edited" : "saved")
      Bystanders(count: rows)
    }
    .onChange(of: note) { isEdited = false }
  }
}
