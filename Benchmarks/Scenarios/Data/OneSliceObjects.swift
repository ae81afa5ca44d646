// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The ways for each of N rows to get its entry of a model that is an object, or of many objects.

final class EntryObject: ObservableObject {
  @Published var numbers: [Int]

  init(_ size: Int) {
    numbers = Array(repeating: 0, count: size)
  }
}

struct ObjectEntryList: View {
  let size: Int
  @StateObject private var model: EntryObject

  init(size: Int) {
    self.size = size
    _model = StateObject(wrappedValue: EntryObject(size))
  }

  var body: some View {
    VStack {
      Button("change") { model.numbers[size / 2] = nextDigit(model.numbers[size / 2]) }
      ForEach(0..<size) { ObjectEntryRow(model: model, index: $0) }
    }
  }
}

struct ObjectEntryRow: View {
  @ObservedObject var model: EntryObject
  let index: Int

  var body: some View { entry(index, model.numbers[index]) }
}

@Observable final class ObservedEntries {
  var numbers: [Int]

  init(_ size: Int) {
    numbers = Array(repeating: 0, count: size)
  }
}

struct ObservableEntryList: View {
  let size: Int
  @State private var model: ObservedEntries

  init(size: Int) {
    self.size = size
    _model = State(initialValue: ObservedEntries(size))
  }

  var body: some View {
    VStack {
      Button("change") { model.numbers[size / 2] = nextDigit(model.numbers[size / 2]) }
      ForEach(0..<size) { ObservableEntryRow(model: model, index: $0) }
    }
  }
}

struct ObservableEntryRow: View {
  let model: ObservedEntries
  let index: Int

  var body: some View { entry(index, model.numbers[index]) }
}

/// The list of objects, and its row, are those of the scenarios about equality.
struct RowObjectList: View {
  let size: Int
  @State private var entries: [Slice]

  init(size: Int) {
    self.size = size
    _entries = State(initialValue: (0..<size).map { _ in Slice() })
  }

  var body: some View {
    VStack {
      Button("change") { entries[size / 2].value = nextDigit(entries[size / 2].value) }
      ForEach(0..<size) { RowObjectRow(slice: entries[$0], index: $0) }
    }
  }
}

struct RowObjectRow: View {
  let slice: Slice
  let index: Int

  var body: some View { entry(index, slice.value) }
}
