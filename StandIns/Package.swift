// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Frameworks that Linux does not have, under the names that apps import. Surveys use them; the engine does not know them.

let isChecked = Context.environment["WARNINGS_AS_ERRORS"] != nil
let strict: [SwiftSetting] =
  [.enableUpcomingFeature("MemberImportVisibility")] + (isChecked ? [.treatAllWarnings(as: .error)] : [])

// What takes no part in what a survey measures is not worth the time of the optimizer, and of tests nothing. Unsafe flags:
// SwiftPM has no setting for the optimizer in one target.
let isSurvey = Context.environment["SURVEY_BUILD"] != nil
let isTest = Context.environment["TEST_BUILD"] != nil
let measured =
  isTest ? strict + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo", "-enable-testing"])] : strict
// An unsafe flag for the same reason.
let plain = isSurvey ? strict + [.unsafeFlags(["-Onone"])] : measured

let engine: [Target.Dependency] = [
  .product(name: "HeadlessViews", package: "swift-view-benchmark"),
  .product(name: "SwiftUI", package: "swift-view-benchmark"),
]

func on(_ names: [String]) -> [Target.Dependency] { names.map { Target.Dependency.target(name: $0) } }

/// A module of values and of services that do nothing.
func standIn(_ name: String, _ dependencies: [String] = [], settings: [SwiftSetting] = plain) -> Target {
  .target(name: name, dependencies: engine + on(dependencies), swiftSettings: settings)
}

/// The folder of the toolchain's own parser, which the macros of SwiftData read declarations with: beside its compiler.
func toolchainLibraries() -> String {
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    if FileManager.default.isExecutableFile(atPath: compiler.path) {
      return compiler.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host").path
    }
  }
  return "/usr/lib/swift/host"
}

let modules: [Target] = [
  // What UIKit and the others stand on.
  standIn("FoundationStandIns"),
  standIn("CoreGraphics", ["FoundationStandIns"]),
  standIn("QuartzCore", ["CoreGraphics", "FoundationStandIns"]),
  standIn("UniformTypeIdentifiers", ["FoundationStandIns"]),
  standIn("os", ["FoundationStandIns"]),
  standIn("OSLog", ["os"]),
  standIn("ImageIO", ["CoreGraphics", "FoundationStandIns"]),
  standIn("CoreImage", ["CoreGraphics", "FoundationStandIns", "ImageIO"]),
  standIn(
    "UIKit", ["CoreGraphics", "CoreImage", "FoundationStandIns", "QuartzCore", "UniformTypeIdentifiers"]),
  standIn("AppKit", ["CoreGraphics", "FoundationStandIns", "QuartzCore", "UniformTypeIdentifiers"]),
  // Data, maps and charts: what they show is part of what a survey measures.
  standIn("CoreData", ["FoundationStandIns"], settings: measured),
  standIn("SwiftData", ["FoundationStandIns", "ModelMacros"], settings: measured),
  standIn("Charts", ["FoundationStandIns"], settings: measured),
  standIn("CoreLocation", ["FoundationStandIns"]),
  standIn("MapKit", ["CoreLocation", "FoundationStandIns", "UIKit"], settings: measured),
  // Services.
  standIn("AVFoundation", ["CoreGraphics", "FoundationStandIns", "QuartzCore"]),
  standIn("AVKit", ["AVFoundation", "UIKit"]),
  standIn("AppIntents", ["FoundationStandIns"]),
  standIn("AuthenticationServices"),
  standIn("Contacts", ["FoundationStandIns"]),
  standIn("ContactsUI", ["Contacts", "UIKit"]),
  standIn("CoreHaptics", ["FoundationStandIns"]),
  standIn("CoreML", ["FoundationStandIns"]),
  standIn("CoreMotion", ["FoundationStandIns"]),
  standIn("CryptoKit", ["FoundationStandIns"]),
  standIn("EventKit", ["CoreGraphics", "CoreLocation", "FoundationStandIns"]),
  standIn("EventKitUI", ["EventKit", "UIKit"]),
  standIn("GameKit", ["FoundationStandIns", "GameplayKit", "UIKit"]),
  standIn("GameplayKit", ["FoundationStandIns"]),
  standIn("HealthKit", ["FoundationStandIns"]),
  standIn("LocalAuthentication", ["FoundationStandIns"]),
  standIn("MessageUI", ["UIKit"]),
  standIn("Network", ["FoundationStandIns"]),
  standIn("PDFKit", ["UIKit"]),
  standIn("PhotosUI", ["FoundationStandIns", "UIKit", "UniformTypeIdentifiers"]),
  standIn("QuickLook", ["UIKit"]),
  standIn("SafariServices", ["UIKit"]),
  standIn("Security", ["FoundationStandIns"]),
  standIn("Speech", ["AVFoundation", "FoundationStandIns"]),
  standIn("StoreKit"),
  standIn("SystemConfiguration", ["FoundationStandIns"]),
  standIn("TipKit", ["FoundationStandIns"]),
  standIn("UserNotifications", ["FoundationStandIns"]),
  standIn("Vision", ["CoreGraphics", "CoreImage", "CoreML", "FoundationStandIns"]),
  standIn("WatchConnectivity", ["FoundationStandIns"]),
  standIn("WebKit", ["UIKit"]),
  standIn("WidgetKit"),
]

// Unsafe flags: where the toolchain's own SwiftSyntax is, which no package names.
let host = toolchainLibraries()
let macros = Target.macro(
  name: "ModelMacros",
  swiftSettings: strict + [.unsafeFlags(["-I", host])],
  // An unsafe flag for the same reason.
  linkerSettings: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath=\(host)"])])

let tested = [
  "AppKit", "AuthenticationServices", "Charts", "Contacts", "CoreData", "CoreGraphics", "CoreHaptics",
  "CoreImage", "CoreLocation", "CoreML", "CryptoKit", "EventKit", "FoundationStandIns", "GameplayKit",
  "HealthKit",
  "MapKit", "PDFKit", "QuickLook", "StoreKit", "SwiftData", "TipKit", "UIKit", "UniformTypeIdentifiers",
  "UserNotifications", "Vision", "WatchConnectivity",
]
let tests = Target.testTarget(
  name: "StandInsTests", dependencies: engine + on(tested), path: "Tests",
  // Unsafe flags, for which SwiftPM has no setting: Swift Testing has parts of its own for modules of these names, where the
  // system has them.
  swiftSettings: measured + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])])

let package = Package(
  name: "stand-ins",
  // A product each: a survey builds those that an app imports.
  products: modules.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [.package(name: "swift-view-benchmark", path: "..")],
  targets: modules + [macros, tests],
  swiftLanguageModes: [.v6]
)
