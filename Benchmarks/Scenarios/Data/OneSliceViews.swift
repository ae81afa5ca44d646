// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The ways for each of N rows to get its entry of a model that is a value.

nonisolated struct EntryModel {
  var numbers: [Int]
}

/// What a row shows; a function, so that the rows' own bodies are what is counted.
@ViewBuilder func entry(_ index: Int, _ number: Int) -> some View {
  HStack {
    Text("entry \(index)")
    Text("\(number)")
  }
}

/// A list that owns the model as a value.
struct EntryList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ model: EntryModel, _ binding: Binding<EntryModel>, _ index: Int) -> Row
  @State private var model: EntryModel

  init(
    size: Int,
    @ViewBuilder row: @escaping (_ model: EntryModel, _ binding: Binding<EntryModel>, _ index: Int) -> Row
  ) {
    self.size = size
    self.row = row
    _model = State(initialValue: EntryModel(numbers: Array(repeating: 0, count: size)))
  }

  var body: some View {
    VStack {
      Button("change") { model.numbers[size / 2] = nextDigit(model.numbers[size / 2]) }
      ForEach(0..<size) { row(model, $model, $0) }
    }
  }
}

// shown: data.one-slice/whole-model
struct WholeModelRow: View {
  let model: EntryModel
  let index: Int

  var body: some View { entry(index, model.numbers[index]) }
}
// end

struct WholeBindingRow: View {
  @Binding var model: EntryModel
  let index: Int

  var body: some View { entry(index, model.numbers[index]) }
}

struct EquatableModelRow: View, Equatable {
  let model: EntryModel
  let index: Int

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.model.numbers[left.index] == right.model.numbers[right.index]
  }

  var body: some View { entry(index, model.numbers[index]) }
}

// shown: data.one-slice/slice
struct SliceEntryRow: View {
  let number: Int
  let index: Int

  var body: some View { entry(index, number) }
}
// end
