// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

/// A file as a SwiftUI user writes it, with every macro; nothing in it knows of this package.

final class ProfileModel: ObservableObject {
  @Published var name = "Ada"
  @Published private(set) var saves = 0
  let saved = PassthroughSubject<Int, Never>()

  func save() {
    saves += 1
    saved.send(saves)
  }
}

extension EnvironmentValues {
  @Entry var accent = "plain"
  @Entry var format: (Int) -> String = { "#\($0)" }
  @Entry var limit: Int?
}

@Animatable
struct Badge: View {
  var progress: CGFloat
  var angle: Angle = .zero
  @AnimatableIgnored var title: String

  var body: some View {
    Text("\(title) \(Int(progress * 100))")
  }
}

struct ProfileScreen: View {
  @StateObject private var model = ProfileModel()
  @Environment(\.accent) private var accent
  @Environment(\.format) private var format
  @Environment(\.limit) private var limit
  @State private var message = ""
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack {
      Text("\(model.name) \(accent) \(format(model.saves)) \(limit ?? 0)")
      Text(message)
      Badge(progress: progress, title: "Badge")
      Button("Save") { model.save() }
      Button("Grow") { withAnimation(.linear(duration: 1)) { progress = 1 } }
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { message = "late" }
      }
      Button("Sleep") {
        Task {
          try? await Task.sleep(nanoseconds: 60_000_000_000)
          message = "slept"
        }
      }
    }
    .onReceive(model.saved) { message = "saved \($0)" }
  }
}

#Preview {
  ProfileScreen()
}

#Preview("Accented", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var count = 1
  let title = "Count \(count)"  // A comment with } and ".
  VStack {
    ProfileScreen()
      .environment(\.accent, "red")
      .environment(\.limit, 3)
    Button(title) { count += 1 }
  }
}

/// Two types of views, one for each `return`.
#Preview("Read") {
  do {
    return ProfileScreen().navigationTitle(try String(contentsOfFile: "/no/such/title", encoding: .utf8))
  } catch {
    return Text("no title")
  }
}

struct Profile_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["Ada", "Grace"], id: \.self) { Text($0) }
  }
}

/// Each view is a preview of its own, with the modifiers of the groups around it.
struct Grouped_Previews: PreviewProvider {
  static var previews: some View {
    Text("first")
    Group {
      Text("second")
      ForEach(["a", "b", "c"], id: \.self) { name in
        Text("third \(name)")
        Text("fourth \(name)")
      }
    }
    .environment(\.limit, 3)
    .overlay { Text("over") }
    if Bool.random() { Text("fifth") } else { Text("fifth") }
  }
}

private struct HiddenPreviews: PreviewProvider {
  static var previews: some View { Text("hidden") }
}
