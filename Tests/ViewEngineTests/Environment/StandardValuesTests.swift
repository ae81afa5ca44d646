// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct StandardValuesTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("\(scheme) \(width == .compact) \(locale.identifier) \(size) \(phase)")
    }
  }

  @Test("a host's values are the same on every machine, and views below see what is written (E-1, E-2)")
  func values() {
    let host = ViewHost {
      Reader()
      Reader().environment(\.locale, Locale(identifier: "de_DE")).environment(\.horizontalSizeClass, .regular)
      Reader().preferredColorScheme(.dark).dynamicTypeSize(.accessibility1)
      Reader().preferredColorScheme(nil)
      Reader().colorScheme(.dark)
    }
    #expect(
      host.texts == [
        "light true en_US large active", "light false de_DE large active",
        "dark true en_US accessibility1 active",
        "light true en_US large active", "dark true en_US large active",
      ])
    #expect(
      DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test(
    "what only tells a platform how to behave changes nothing; what a person perceives is said by the first item"
  )
  func hints() {
    func host<V: View>(_ view: V) -> ViewHost { ViewHost(size: CGSize(width: 100, height: 40)) { view } }
    let plain = host(Text("a"))
    let hinted = host(
      Text("a").autocorrectionDisabled().submitLabel(.done).controlSize(.large).accessibilityHidden(true)
        .accessibilityAddTraits([.isButton, .isHeader]).presentationDetents([.medium, .height(30)]))
    #expect(
      hinted.displayList[0].attributes.map(\.description) == [
        "VoiceOver: hidden", "submit label: done", "control size: large", "traits: + isButton isHeader",
        "detents: height 30 medium 0",
      ])
    #expect(plain.displayList == host(Text("a").autocorrectionDisabled().onOpenURL { _ in }).displayList)
    #expect(hinted.staticTexts.labels == ["a"])
    var traits: AccessibilityTraits = [.isButton, .isLink]
    traits.remove(.isLink)
    #expect(traits == .isButton && traits.union(.isHeader).contains(.isHeader))
  }
}
