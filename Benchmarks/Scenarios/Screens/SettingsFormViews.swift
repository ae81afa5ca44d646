// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The screen of `screens.settings-form`, as it is usually written and as it costs least.

final class SettingsObject: ObservableObject {
  @Published var name = ""
  @Published var isDark = false
  @Published var textSize = 14
  @Published var notifies: [Bool]

  init(apps: Int) {
    notifies = Array(repeating: false, count: apps)
  }
}

struct UsualSettings: View {
  @StateObject private var settings: SettingsObject

  init(apps: Int) {
    _settings = StateObject(wrappedValue: SettingsObject(apps: apps))
  }

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $settings.name)
        Button("Clear") { settings.name = "" }
        Text("Hello, \(settings.name.isEmpty ? "stranger" : settings.name)")
      }
      Section("Display") {
        Toggle("Dark theme", isOn: $settings.isDark)
        Stepper("Text size \(settings.textSize)", value: $settings.textSize, in: 8...24)
      }
      Section("Notifications") {
        ForEach(settings.notifies.indices, id: \.self) { app in
          Toggle("App \(app)", isOn: $settings.notifies[app])
        }
      }
    }
  }
}

@Observable final class SettingsModel {
  var name = ""
  var isDark = false
  var textSize = 14
  let apps: [AppSettings]

  init(apps: Int) {
    self.apps = (0..<apps).map(AppSettings.init(id:))
  }
}

@Observable final class AppSettings: Identifiable {
  let id: Int
  var notifies = false

  init(id: Int) {
    self.id = id
  }
}

struct LeastSettings: View {
  @State private var settings: SettingsModel

  init(apps: Int) {
    _settings = State(initialValue: SettingsModel(apps: apps))
  }

  var body: some View {
    Form {
      Section("Profile") { ProfileSection(settings: settings) }
      Section("Display") { DisplaySection(settings: settings) }
      Section("Notifications") { AppsSection(settings: settings) }
    }
  }
}

private struct ProfileSection: View {
  @Bindable var settings: SettingsModel

  var body: some View {
    TextField("Name", text: $settings.name)
    Button("Clear") { settings.name = "" }
    Text("Hello, \(settings.name.isEmpty ? "stranger" : settings.name)")
  }
}

private struct DisplaySection: View {
  @Bindable var settings: SettingsModel

  var body: some View {
    Toggle("Dark theme", isOn: $settings.isDark)
    Stepper("Text size \(settings.textSize)", value: $settings.textSize, in: 8...24)
  }
}

private struct AppsSection: View {
  let settings: SettingsModel

  var body: some View {
    ForEach(settings.apps) { AppSwitch(app: $0) }
  }
}

private struct AppSwitch: View {
  @Bindable var app: AppSettings

  var body: some View { Toggle("App \(app.id)", isOn: $app.notifies) }
}
