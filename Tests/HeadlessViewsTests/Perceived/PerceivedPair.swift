// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A modifier or an initialiser with two values between which a person tells the difference.
@MainActor
struct PerceivedPair {
  /// The names that it stands for, as ``PerceivedSources`` reads them.
  let names: [String]
  /// The view with the one value and with the other; of one type, so that a change is an update.
  let view: (Bool) -> AnyView

  init<V: View>(_ names: String..., view: @escaping (Bool) -> V) {
    self.names = names
    self.view = { AnyView(view($0)) }
  }

  /// Texts, a symbol and a shape, for modifiers of any view.
  static var sample: some View {
    VStack {
      Text("sample text")
      Image(systemName: "star")
      Rectangle().frame(width: 20, height: 20)
    }
  }
}
