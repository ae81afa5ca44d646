// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The ways in which the last of some levels can tell the root of a number. The number has one digit.

struct CallbackTop: View {
  let levels: Int
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      CallbackLevel(below: levels - 1) { number = number % 9 + 1 }
    }
  }
}

struct CallbackLevel: View {
  let below: Int
  let add: () -> Void

  var body: some View {
    if below > 0 {
      CallbackLevel(below: below - 1, add: add)
    } else {
      Button("add", action: add)
    }
  }
}

struct BindingTop: View {
  let levels: Int
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      AddingLevel(below: levels - 1, number: $number)
    }
  }
}

/// Hands a binding on; nobody but the button's action reads it.
struct AddingLevel: View {
  let below: Int
  @Binding var number: Int

  var body: some View {
    if below > 0 {
      AddingLevel(below: below - 1, number: $number)
    } else {
      Button("add") { number = number % 9 + 1 }
    }
  }
}

private nonisolated struct AddKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {}
}

nonisolated extension EnvironmentValues {
  /// What adds to the root's number.
  var addToNumber: @MainActor () -> Void {
    get { self[AddKey.self] }
    set { self[AddKey.self] = newValue }
  }
}

struct EnvironmentActionTop: View {
  let levels: Int
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      SilentLevel(below: levels - 1, last: EnvironmentActionLeaf())
        .environment(\.addToNumber) { number = number % 9 + 1 }
    }
  }
}

struct EnvironmentActionLeaf: View {
  @Environment(\.addToNumber) private var add

  var body: some View { Button("add") { add() } }
}

struct ObservableTop: View {
  let levels: Int
  @State private var model = HandedModel()

  var body: some View {
    VStack {
      Text("\(model.number)")
      SilentLevel(below: levels - 1, last: AddingLeaf())
        .environment(model)
    }
  }
}

/// Changes the model and reads it in its action only.
struct AddingLeaf: View {
  @Environment(HandedModel.self) private var model

  var body: some View {
    Button("add") { model.number = model.number % 9 + 1 }
  }
}

private nonisolated struct NumberAboveKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct PreferenceTop: View {
  let levels: Int
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      SilentLevel(below: levels - 1, last: PreferenceLeaf())
    }
    .onPreferenceChange(NumberAboveKey.self) { number = $0 }
  }
}

struct PreferenceLeaf: View {
  @State private var number = 0

  var body: some View {
    Button("add") { number = number % 9 + 1 }
      .preference(key: NumberAboveKey.self, value: number)
  }
}
