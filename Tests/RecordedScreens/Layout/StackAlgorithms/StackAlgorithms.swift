// SPDX-License-Identifier: Apache-2.0

extension Recording {
  static let stackAlgorithms = Recording(
    "stack-algorithms", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-stack-algorithms.swift",
    system: "macOS 27.0",
    arms: [
      stackSpacers, wrappedSpacers, stackDivision, stackDivisionAgain, stackAlignment, stackLayers,
      stackScrolling,
    ].flatMap { $0 },
    notReplayed: [
      NotReplayed(
        "S with texts, buttons, images and toggles; SP5, SP5c, G18, K0, K1", count: 18,
        reason: "distances and sizes of a font's letters"),
      NotReplayed(
        "SP11, SP12, SP15–SP17 and G22", count: 14,
        reason: "nothing was recorded, because the view was not asked; the SPB arms have its answers"),
      NotReplayed("SC1 at an infinite size, K6e", count: 4, reason: "frames here are finite"),
      NotReplayed("K6f", count: 1, reason: "a list without a window"),
    ])
}
