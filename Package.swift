// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility")
]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

// Texts measured by a real font: nothing of it is compiled, and no library asked for, unless `--traits ShapedText` is said.
let traits: Set<String> = ["ShapedText"]

let package = Package(
  name: "swift-view-benchmark",
  products: [
    .library(name: "HeadlessViews", targets: ["HeadlessViews"]),
    .library(name: "BenchmarkHarness", targets: ["BenchmarkHarness"]),
    .library(name: "BenchmarkResults", targets: ["BenchmarkResults"]),
    .library(name: "BenchmarkCommands", targets: ["BenchmarkCommands"]),
    .library(name: "Survey", targets: ["Survey"]),
    .library(name: "ShapedText", targets: ["ShapedText"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .executable(name: "view-benchmark", targets: ["view-benchmark"]),
  ],
  traits: [
    .trait(
      name: "ShapedText",
      description: "Measure texts by a real font: needs libharfbuzz-dev, libfreetype-dev and libicu-dev.")
  ],
  targets: [
    // Layer 0: C. jemalloc's mallctl; tick counter, callgrind client requests.
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    .target(name: "CMeasurement"),
    // Layer 0, only with the trait: what texts are shaped, read and broken into lines by.
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CLineBreaks", dependencies: [.target(name: "CICU", condition: .when(traits: traits))],
      cSettings: [.define("SHAPED_TEXT", .when(traits: traits))]),
    // Layer 0: what both parts of the engine stand on: room on the stack, faults, findings.
    .target(name: "EngineBase", swiftSettings: strict),
    // Layer 0: who read what, what is dirty, in which order it is brought up to date. Knows no view.
    .target(name: "DependencyGraph", swiftSettings: strict),
    // Layer 0: what #Preview, @Entry and the like expand to. Apart from the plug-in, because SwiftPM builds all tests, and
    // all that they test, a second time for the compiler's own use where one of them depends on a plug-in.
    .target(name: "MacroExpansion", swiftSettings: strict),
    // Layer 1: the compiler's plug-in for them; a program of its own.
    .macro(name: "ViewMacros", dependencies: ["MacroExpansion"], swiftSettings: strict),
    // Layer 1: sizes and places. Knows no view.
    .target(
      name: "LayoutEngine", dependencies: ["EngineBase"], exclude: ["LAYOUT.md"], swiftSettings: strict),
    // Layer 1: what stands in for Combine: observable objects, publishers, timers.
    .target(name: "Publishing", dependencies: ["EngineBase"], swiftSettings: strict),
    // Layer 2: the tree that follows the state. Knows no text and no button.
    .target(
      name: "ViewEngine", dependencies: ["DependencyGraph", "EngineBase", "LayoutEngine", "Publishing"],
      exclude: ["ENGINE.md"], swiftSettings: strict),
    // Layer 3: the views and modifiers that do something.
    .target(
      name: "StandardViews",
      dependencies: ["DependencyGraph", "EngineBase", "LayoutEngine", "Publishing", "ViewEngine"],
      swiftSettings: strict),
    // Layer 4: names that are accepted and change no layout, and names that are unavailable.
    .target(
      name: "InertViews", dependencies: ["EngineBase", "LayoutEngine", "StandardViews", "ViewEngine"],
      swiftSettings: strict),
    // Layer 5: what clients import: all of it, and the macros with what they expand to.
    .target(
      name: "HeadlessViews", dependencies: ["InertViews", "StandardViews", "ViewEngine", "ViewMacros"],
      exclude: ["COMPATIBILITY.md", "RECORDED.md", "SEMANTICS.md", "TESTING.md"], swiftSettings: strict),
    // Layer 0: results, which know nothing of the engine.
    .target(name: "BenchmarkResults", exclude: ["RECORDS.md"], swiftSettings: strict),
    // Layer 2: texts measured by a real font; empty without the trait.
    .target(
      name: "ShapedText",
      dependencies: ["LayoutEngine"]
        + ["CFreeType", "CHarfBuzz", "CLineBreaks"].map {
          .target(name: $0, condition: .when(traits: traits))
        },
      swiftSettings: strict),
    // Layer 6: what other people's tests expect of a step's cost, in Swift Testing and in XCTest.
    .target(name: "ViewTesting", dependencies: ["HeadlessViews"], swiftSettings: strict),
    // Layer 3: runs one scenario case and samples clock, allocator and counters. Knows no text and no button, so that it is
    // compiled beside the views.
    .target(
      name: "BenchmarkHarness",
      dependencies: [
        "BenchmarkResults", "CJemalloc", "CMeasurement", "EngineBase", "Publishing", "ViewEngine",
        .target(name: "ShapedText", condition: .when(traits: traits)),
      ],
      exclude: ["MEASURING.md"],
      swiftSettings: mainActor),
    // Layer 4: tries out every preview of a program, and says what it costs and what would save most. Knows no text and no
    // button either.
    .target(
      name: "Survey",
      dependencies: ["BenchmarkHarness", "BenchmarkResults", "CMeasurement", "EngineBase", "ViewEngine"],
      exclude: ["SURVEYING.md"], swiftSettings: strict),
    // Layer 6: the scenarios, in three parts that are compiled side by side. What each makes of the engine's generic code is
    // one piece of work for the compiler, as long as half the engine. Of what can be built SwiftPM begins with the last by
    // name: so the longest does not wait until a core has nothing else to do.
    .target(
      name: "Scenarios", dependencies: ["BenchmarkHarness", "BenchmarkResults", "HeadlessViews"],
      path: "Benchmarks/Scenarios", exclude: ["Screens", "Workloads"], swiftSettings: mainActor),
    .target(
      name: "WorkloadScenarios", dependencies: ["BenchmarkHarness", "BenchmarkResults", "HeadlessViews"],
      path: "Benchmarks/Scenarios/Workloads", swiftSettings: mainActor),
    .target(
      name: "ScreenScenarios", dependencies: ["BenchmarkHarness", "BenchmarkResults", "HeadlessViews"],
      path: "Benchmarks/Scenarios/Screens", swiftSettings: mainActor),
    // Layer 7: one file per verb of the shell command.
    .target(
      name: "BenchmarkCommands",
      dependencies: ["BenchmarkHarness", "BenchmarkResults", "HeadlessViews", "Survey"],
      swiftSettings: strict),
    // Layer 8: the catalogue handed to the commands.
    .executableTarget(
      name: "view-benchmark",
      dependencies: [
        "BenchmarkCommands", "BenchmarkHarness", "Scenarios", "ScreenScenarios", "WorkloadScenarios",
      ],
      swiftSettings: mainActor),

    // What tests of several targets use.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "DependencyGraphTests", dependencies: ["DependencyGraph"], swiftSettings: strict),
    .testTarget(name: "EngineBaseTests", dependencies: ["EngineBase"], swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["EngineBase", "LayoutEngine", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewEngineTests",
      dependencies: [
        "EngineBase", "HeadlessViews", "LayoutEngine", "Publishing", "StandardViews", "TestSupport",
        "ViewEngine",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PublishingTests", dependencies: ["HeadlessViews", "Publishing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StandardViewsTests",
      dependencies: ["HeadlessViews", "LayoutEngine", "StandardViews", "TestSupport", "ViewEngine"],
      swiftSettings: strict),
    // What holds for all of the public interface: numbers are checked, what a person perceives is listed.
    .testTarget(
      name: "HeadlessViewsTests",
      dependencies: ["HeadlessViews", "LayoutEngine", "TestSupport"],
      swiftSettings: strict),
    // What holds for any client's code: random programs against trees built from scratch, reads in each closure, faults.
    // They start the driver, which every build of the tests makes; as a dependency it would be linked before they are
    // compiled, which takes longest at the end.
    .testTarget(
      name: "SoundnessTests", dependencies: ["HeadlessViews", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BenchmarkResultsTests", dependencies: ["BenchmarkResults", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SurveyTests",
      dependencies: [
        "BenchmarkHarness", "BenchmarkResults", "HeadlessViews", "Survey", "TestSupport", "harness-fixture",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarkCommandsTests",
      dependencies: ["BenchmarkCommands", "BenchmarkHarness", "BenchmarkResults"],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarkHarnessTests",
      dependencies: [
        "BenchmarkCommands", "BenchmarkHarness", "BenchmarkResults", "TestSupport", "harness-fixture",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "ShapedTextTests", dependencies: ["HeadlessViews", "ShapedText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTestingTests", dependencies: ["HeadlessViews", "ViewTesting"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "BenchmarkHarness", "BenchmarkResults", "HeadlessViews", "Scenarios", "ScreenScenarios",
        "WorkloadScenarios",
      ],
      swiftSettings: mainActor),
    // The same client code in a module without default isolation and in one with it, where it is copied to.
    .testTarget(name: "ClientTests", dependencies: ["HeadlessViews"]),
    .testTarget(
      name: "ClientTestsMainActor", dependencies: ["HeadlessViews"],
      swiftSettings: [.defaultIsolation(MainActor.self)], plugins: ["CopyClientTests"]),
    .plugin(name: "CopyClientTests", capability: .buildTool(), path: "Tests/CopyClientTests"),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"], swiftSettings: strict),
    // A benchmark executable of ill-behaved scenarios, which the tests run as a child process.
    .executableTarget(
      name: "harness-fixture",
      dependencies: ["BenchmarkCommands", "BenchmarkHarness", "BenchmarkResults", "HeadlessViews"],
      path: "Tests/HarnessFixture", swiftSettings: mainActor),
    // Client code that keeps, drops, nests and writes what it should not; `scripts/sanitize` runs it.
    .executableTarget(
      name: "soundness-driver", dependencies: ["HeadlessViews", "ViewEngine"], path: "Tests/SoundnessDriver",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// A module of a platform's own is never replaced.
#if os(Linux)
  for (name, part) in [("SwiftUI", "HeadlessViews"), ("Combine", "Publishing")] {
    package.products.append(.library(name: name, targets: [name]))
    package.targets.append(.target(name: name, dependencies: [.target(name: part)], swiftSettings: strict))
  }
  // Files as they are: `import SwiftUI`, `import Combine`, previews, entries.
  package.targets.append(.testTarget(name: "ClientTestsSwiftUI", dependencies: ["Combine", "SwiftUI"]))
  // What was recorded on Apple's SwiftUI: screens in SwiftUI's names alone, and what replays them here.
  package.targets.append(
    .target(
      name: "RecordedScreens", dependencies: ["Combine", "SwiftUI"], path: "Tests/RecordedScreens",
      swiftSettings: strict))
  package.targets.append(
    .testTarget(
      name: "RecordedTests", dependencies: ["HeadlessViews", "RecordedScreens"], swiftSettings: strict))
#endif

// `scripts/survey` waits for a build. What reads and prints results has no part in what is measured; unoptimized it takes
// a fifth of its time to build. What is measured is optimized for size, which takes two thirds of the time, and two
// threads make machine code of it, file by file. What others see of a module is made first and on its own, so that they
// are built beside it; nothing of one module is inlined into another but what says so itself.
if Context.environment["SURVEY_BUILD"] != nil {
  for target in package.targets {
    switch target.name {
    case "BenchmarkCommands", "BenchmarkResults":
      // Unsafe flags, here and below: SwiftPM has no setting for these, and only a build with the variable has them.
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
    case "BenchmarkHarness", "HeadlessViews", "InertViews", "LayoutEngine", "Publishing", "StandardViews",
      "Survey",
      "ViewEngine":
      target.swiftSettings =
        (target.swiftSettings ?? []) + [
          // SwiftPM has no setting for these either.
          .unsafeFlags(["-Osize", "-num-threads", "2", "-emit-module-separately-wmo", "-disable-cmo"])
        ]
    default: break
    }
  }
}

// `scripts/test` runs the tests against optimized code. Names of what is internal are kept for them. The tests are not
// optimized themselves, which takes a quarter of the time; views of random programs are, because the engine is specialised
// for them, and so are the scenarios whose allocations a test counts. CI counts with the others, too (GATED_BUILD). For the
// interface of a module that is not optimized, the compiler would read it all a second time.
if Context.environment["TEST_BUILD"] != nil {
  let optimized: Set = ["ScenarioTests", "SoundnessTests"]
  var unmeasured: Set = [
    "BenchmarkCommands", "RecordedScreens", "TestSupport", "ViewTesting", "harness-fixture",
  ]
  if Context.environment["GATED_BUILD"] == nil { unmeasured.formUnion(["Scenarios", "ScreenScenarios"]) }
  for target in package.targets where [.executable, .regular, .test].contains(target.type) {
    var flags = ["-enable-testing"]
    if target.type == .test && !optimized.contains(target.name) || unmeasured.contains(target.name) {
      flags += ["-Onone", "-no-emit-module-separately-wmo"]
    }
    // Unsafe flags as above. scripts/build leaves debug information out; surveys of these screens say lines of them.
    if target.name == "harness-fixture" { flags += ["-Xfrontend", "-g"] }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
    if Context.environment["WARNINGS_AS_ERRORS"] != nil {
      target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
  }
}
