// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

extension PerceivedPair {
  static var surroundings: [PerceivedPair] { spoken + bars + controls }

  /// What VoiceOver says.
  private static var spoken: [PerceivedPair] {
    [
      PerceivedPair("View.accessibilityLabel") { sample.accessibilityLabel($0 ? "one" : "two") },
      PerceivedPair("View.accessibilityValue") { sample.accessibilityValue($0 ? "one" : "two") },
      PerceivedPair { sample.accessibilityLabel("one", isEnabled: $0) },
      PerceivedPair { sample.accessibilityLabel(Text("one"), isEnabled: $0) },
      PerceivedPair { sample.accessibilityHint("one", isEnabled: $0) },
      PerceivedPair { sample.accessibilityValue("one", isEnabled: $0) },
      PerceivedPair { sample.accessibilityHidden(true, isEnabled: $0) },
      PerceivedPair("View.accessibilityHint") { sample.accessibilityHint($0 ? "one" : "two") },
      PerceivedPair("View.accessibilityHidden") { sample.accessibilityHidden($0) },
      PerceivedPair("View.accessibilityAddTraits") {
        sample.accessibilityAddTraits($0 ? .isHeader : .isButton)
      },
      PerceivedPair("View.accessibilityRemoveTraits") {
        sample.accessibilityRemoveTraits($0 ? .isHeader : .isButton)
      },
      PerceivedPair("View.accessibilityElement") {
        sample.accessibilityElement(children: $0 ? .combine : .contain)
      },
      PerceivedPair("View.accessibilitySortPriority") { sample.accessibilitySortPriority($0 ? 1 : 2) },
      PerceivedPair("View.accessibilityHeading") { sample.accessibilityHeading($0 ? .h1 : .h2) },
      PerceivedPair("View.accessibilityInputLabels") {
        sample.accessibilityInputLabels([$0 ? "one" : "two"])
      },
      PerceivedPair("View.accessibility") { sample.accessibility(value: Text($0 ? "one" : "two")) },
      PerceivedPair("View.accessibilityCustomContent") {
        sample.accessibilityCustomContent("kind", $0 ? "one" : "two")
      },
      PerceivedPair("View.accessibilityTextContentType") {
        sample.accessibilityTextContentType($0 ? .console : .narrative)
      },
      PerceivedPair("View.speechAdjustedPitch") { sample.speechAdjustedPitch($0 ? 0.5 : -0.5) },
      PerceivedPair("View.speechAlwaysIncludesPunctuation") {
        sample.speechAlwaysIncludesPunctuation($0)
      },
      PerceivedPair("View.speechAnnouncementsQueued") { sample.speechAnnouncementsQueued($0) },
      PerceivedPair("View.speechSpellsOutCharacters") { sample.speechSpellsOutCharacters($0) },
      PerceivedPair { sample.accessibility(hint: Text($0 ? "one" : "two")) },
      PerceivedPair { sample.accessibility(label: Text($0 ? "one" : "two")) },
      PerceivedPair { sample.accessibility(hidden: $0) },
    ]
  }

  private static func screen<V: View>(_ view: V) -> some View { NavigationStack { view } }

  private static var bars: [PerceivedPair] {
    [
      PerceivedPair("View.navigationTitle") { screen(sample.navigationTitle($0 ? "one" : "two")) },
      PerceivedPair("View.navigationBarTitle") { screen(sample.navigationBarTitle($0 ? "one" : "two")) },
      PerceivedPair("View.navigationSubtitle") { screen(sample.navigationSubtitle($0 ? "one" : "two")) },
      PerceivedPair("View.navigationBarTitleDisplayMode") {
        screen(sample.navigationBarTitleDisplayMode($0 ? .inline : .large))
      },
      PerceivedPair("View.toolbarTitleDisplayMode") {
        screen(sample.toolbarTitleDisplayMode($0 ? .inline : .large))
      },
      PerceivedPair("View.navigationBarHidden") { screen(sample.navigationBarHidden($0)) },
      PerceivedPair("View.navigationBarBackButtonHidden") {
        screen(sample.navigationBarBackButtonHidden($0))
      },
      PerceivedPair("View.navigationBarItems") {
        screen(sample.navigationBarItems(leading: Text($0 ? "1" : "2")))
      },
      PerceivedPair("View.toolbar") { screen(sample.toolbar($0 ? .hidden : .visible, for: .navigationBar)) },
      PerceivedPair { other in screen(sample.toolbar { Text(other ? "one" : "two") }) },
      PerceivedPair("View.toolbarVisibility") {
        screen(sample.toolbarVisibility($0 ? .hidden : .visible, for: .tabBar))
      },
      PerceivedPair("View.toolbarBackground") {
        screen(sample.toolbarBackground($0 ? Color.red : Color.blue, for: .navigationBar))
      },
      PerceivedPair("View.toolbarBackgroundVisibility") {
        screen(sample.toolbarBackgroundVisibility($0 ? .hidden : .visible, for: .navigationBar))
      },
      PerceivedPair("View.toolbarColorScheme") {
        screen(sample.toolbarColorScheme($0 ? .dark : .light, for: .navigationBar))
      },
      PerceivedPair("View.fileImporter") {
        sample.fileImporter(isPresented: .constant($0), allowedContentTypes: []) { _ in }
      },
      PerceivedPair("View.fileExporter") {
        sample.fileExporter(isPresented: .constant($0), item: "text") { _ in }
      },
      PerceivedPair("View.findNavigator") { sample.findNavigator(isPresented: .constant($0)) },
      PerceivedPair("View.fileMover") { sample.fileMover(isPresented: .constant($0), file: nil) { _ in } },
      PerceivedPair("View.searchable") { sample.searchable(text: .constant($0 ? "one" : "two")) },
      PerceivedPair { sample.searchable(text: .constant(""), prompt: $0 ? "one" : "two") },
      PerceivedPair("View.searchCompletion") { sample.searchCompletion($0 ? "one" : "two") },
      PerceivedPair("View.statusBarHidden") { sample.statusBarHidden($0) },
      PerceivedPair("View.statusBar") { sample.statusBar(hidden: $0) },
      PerceivedPair("View.persistentSystemOverlays") {
        sample.persistentSystemOverlays($0 ? .hidden : .visible)
      },
      PerceivedPair("View.presentationDetents") { sample.presentationDetents([$0 ? .medium : .large]) },
      PerceivedPair("View.presentationDragIndicator") {
        sample.presentationDragIndicator($0 ? .hidden : .visible)
      },
      PerceivedPair("View.presentationCornerRadius") { sample.presentationCornerRadius($0 ? 5 : 9) },
      PerceivedPair("View.presentationBackground") {
        sample.presentationBackground($0 ? Color.red : Color.blue)
      },
      PerceivedPair("View.tabItem") { other in
        TabView { sample.tabItem { Text(other ? "one" : "two") } }
      },
      PerceivedPair("View.badge") { other in
        TabView { sample.badge(other ? 1 : 2).tabItem { Text("tab") } }
      },
      PerceivedPair { sample.badge($0 ? "one" : "two") },
    ]
  }

  private static var controls: [PerceivedPair] {
    [
      PerceivedPair("View.disabled") { Button("button") {}.disabled($0) },
      PerceivedPair("View.help") { sample.help($0 ? "one" : "two") },
      PerceivedPair("View.controlSize") { sample.controlSize($0 ? .large : .small) },
      PerceivedPair("View.buttonBorderShape") { sample.buttonBorderShape($0 ? .capsule : .circle) },
      PerceivedPair { sample.buttonBorderShape(.roundedRectangle(radius: $0 ? 5 : 9)) },
      PerceivedPair("View.menuIndicator") { sample.menuIndicator($0 ? .hidden : .visible) },
      PerceivedPair("View.keyboardType") { sample.keyboardType($0 ? .numberPad : .default) },
      PerceivedPair("View.submitLabel") { sample.submitLabel($0 ? .done : .go) },
      PerceivedPair("View.backgroundStyle") { sample.backgroundStyle($0 ? Color.red : Color.blue) },
      PerceivedPair("View.containerBackground") {
        sample.containerBackground($0 ? Color.red : Color.blue, for: .navigation)
      },
      PerceivedPair("View.containerShape") {
        sample.containerShape(RoundedRectangle(cornerRadius: $0 ? 5 : 9))
      },
      PerceivedPair("View.privacySensitive") { sample.privacySensitive($0) },
      PerceivedPair("View.listRowSeparator") { sample.listRowSeparator($0 ? .hidden : .visible) },
      PerceivedPair("View.listRowSeparatorTint") { sample.listRowSeparatorTint($0 ? .red : .blue) },
      PerceivedPair("View.listSectionSeparatorTint") { sample.listSectionSeparatorTint($0 ? .red : .blue) },
      PerceivedPair("View.listSectionSeparator") { sample.listSectionSeparator($0 ? .hidden : .visible) },
      PerceivedPair("View.listRowSpacing") { sample.listRowSpacing($0 ? 5 : 9) },
      PerceivedPair("View.listSectionSpacing") { sample.listSectionSpacing($0 ? 5 : 9) },
      PerceivedPair("View.headerProminence") { sample.headerProminence($0 ? .increased : .standard) },
      PerceivedPair("View.listItemTint") { sample.listItemTint($0 ? .red : .blue) },
      PerceivedPair("View.listRowBackground") { other in
        List { Text("a").listRowBackground(other ? Color.red : Color.blue) }
      },
      PerceivedPair("View.listRowInsets") { other in
        List { Text("a").listRowInsets(EdgeInsets(top: 0, leading: other ? 30 : 20, bottom: 0, trailing: 0)) }
      },
      PerceivedPair("View.scrollIndicators") { sample.scrollIndicators($0 ? .hidden : .visible) },
      PerceivedPair("View.scrollContentBackground") {
        sample.scrollContentBackground($0 ? .hidden : .visible)
      },
      PerceivedPair("View.scrollClipDisabled") { sample.scrollClipDisabled($0) },
    ]
  }

  /// What moves things.
  static var places: [PerceivedPair] {
    [
      PerceivedPair("View.frame") { Color.red.frame(width: $0 ? 200 : 150, height: 150) },
      PerceivedPair("View.padding") { sample.padding($0 ? 5 : 9) },
      PerceivedPair("View.safeAreaPadding") { ScrollView { sample }.safeAreaPadding($0 ? 5 : 9) },
      PerceivedPair("View.aspectRatio") { Color.red.aspectRatio($0 ? 1 : 2, contentMode: .fit) },
      PerceivedPair("View.containerRelativeFrame") { other in
        Color.red.containerRelativeFrame(.horizontal) { length, _ in other ? length / 2 : length }
      },
      PerceivedPair("View.layoutPriority") { other in
        HStack {
          Color.red.layoutPriority(other ? 1 : 0)
          Color.blue
        }
      },
      PerceivedPair("View.alignmentGuide") { other in
        HStack {
          Text("a").alignmentGuide(VerticalAlignment.center) { _ in other ? 5 : 9 }
          Text("b")
        }
      },
      PerceivedPair("View.gridCellColumns") { other in
        Grid {
          GridRow {
            Color.red.gridCellColumns(other ? 2 : 1)
            Color.blue
          }
          GridRow {
            Color.red
            Color.green
            Color.blue
          }
        }
      },
      PerceivedPair("View.gridCellAnchor") { other in
        Grid {
          GridRow {
            Text("a").gridCellAnchor(other ? .topLeading : .bottomTrailing)
            Color.red.frame(width: 50, height: 50)
          }
          GridRow { Text("a long text") }
        }
      },
      PerceivedPair("View.gridColumnAlignment") { other in
        Grid {
          GridRow { Text("a").gridColumnAlignment(other ? .leading : .trailing) }
          GridRow { Text("a long text") }
        }
      },
      PerceivedPair("View.labelsHidden") { other in
        VStack {
          if other {
            Toggle("a", isOn: .constant(true)).labelsHidden()
          } else {
            Toggle("a", isOn: .constant(true))
          }
        }
      },
    ]
  }
}
