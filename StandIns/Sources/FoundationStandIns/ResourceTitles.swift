// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// Titles that are resources of a catalogue: each view looks its own up when it is made. Disfavoured, so that a literal stays
// a key.

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(String(localized: title), action: action)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(String(localized: title), role: role, action: action)
  }
}

extension Button where Label == HeadlessViews.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(String(localized: title), systemImage: systemImage, role: role, action: action)
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(String(localized: title), systemImage: name)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(String(localized: title), image: name)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(String(localized: title), isOn: isOn)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(String(localized: title), text: text)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(String(localized: title), text: text)
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: title), selection: selection, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: title), content: content)
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: title), content: content)
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(String(localized: title), destination: destination)
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(String(localized: title), destination: destination)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
    self.init(String(localized: title), value: value)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(String(localized: title), selection: selection, displayedComponents: displayedComponents)
  }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      String(localized: title), selection: selection, in: range, displayedComponents: displayedComponents)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      String(localized: title), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(String(localized: title), content: content)
  }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(localized: title), isExpanded: isExpanded, content: content)
  }
}

extension ContentUnavailableView
where Label == HeadlessViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(String(localized: title), systemImage: name, description: description)
  }
}

extension View {
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(String(localized: title))
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(String(localized: label))
  }
}
