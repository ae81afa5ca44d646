// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shopping",
  dependencies: [
    // Elsewhere: .package(url: "…/swift-view-benchmark", from: "…")
    .package(name: "swift-view-benchmark", path: "../../..")
  ],
  targets: [
    // The app's screens, as they are written for SwiftUI.
    .target(
      name: "ShoppingList",
      dependencies: [
        .product(name: "SwiftUI", package: "swift-view-benchmark", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "ShoppingList",
        .product(name: "HeadlessViews", package: "swift-view-benchmark"),
        .product(name: "BenchmarkHarness", package: "swift-view-benchmark"),
        .product(name: "BenchmarkCommands", package: "swift-view-benchmark"),
      ],
      path: "Benchmarks",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
