// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension PerceivedPair {
  /// Looks that are asked for and that no pixel shows.
  static var looks: [PerceivedPair] {
    [
      PerceivedPair("View.allowedDynamicRange") { sample.allowedDynamicRange($0 ? .high : .standard) },
      PerceivedPair("View.backgroundExtensionEffect") { sample.backgroundExtensionEffect(isEnabled: $0) },
      PerceivedPair("View.badgeProminence") { sample.badgeProminence($0 ? .increased : .decreased) },
      PerceivedPair("View.buttonSizing") { sample.buttonSizing($0 ? .flexible : .fitted) },
      PerceivedPair("View.labelIconToTitleSpacing") { sample.labelIconToTitleSpacing($0 ? 1 : 2) },
      PerceivedPair("View.labelReservedIconWidth") { sample.labelReservedIconWidth($0 ? 1 : 2) },
      PerceivedPair("View.labelsVisibility") {
        Toggle("label", isOn: .constant(true)).labelsVisibility($0 ? .hidden : .visible)
      },
      PerceivedPair("View.layoutDirectionBehavior") {
        sample.layoutDirectionBehavior($0 ? .fixed : .mirrors)
      },
      PerceivedPair("View.listRowPlatterColor") { sample.listRowPlatterColor($0 ? .red : .blue) },
      PerceivedPair("View.listSectionIndexVisibility") {
        sample.listSectionIndexVisibility($0 ? .hidden : .visible)
      },
      PerceivedPair("View.listSectionMargins") { sample.listSectionMargins(.all, $0 ? 1 : 2) },
      PerceivedPair("View.materialActiveAppearance") {
        sample.materialActiveAppearance($0 ? .active : .inactive)
      },
      PerceivedPair("View.scrollEdgeEffectHidden") { sample.scrollEdgeEffectHidden($0) },
      PerceivedPair("View.scrollEdgeEffectStyle") {
        sample.scrollEdgeEffectStyle($0 ? .hard : .soft, for: .top)
      },
      PerceivedPair("View.sectionIndexLabel") { sample.sectionIndexLabel($0 ? "one" : "two") },
      PerceivedPair("View.symbolColorRenderingMode") {
        sample.symbolColorRenderingMode($0 ? .flat : .gradient)
      },
      PerceivedPair("View.symbolVariableValueMode") { sample.symbolVariableValueMode($0 ? .color : .draw) },
      PerceivedPair("View.tableColumnHeaders") { sample.tableColumnHeaders($0 ? .hidden : .visible) },
      PerceivedPair("View.typesettingLanguage") {
        sample.typesettingLanguage(Locale.Language(identifier: $0 ? "th" : "de"))
      },
      PerceivedPair("View.writingDirection") {
        sample.writingDirection(strategy: $0 ? .contentBased : .layoutBased)
      },
    ]
  }
}
