// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// `snapshot CASE`: the screen after a step, as a picture.
struct SnapshotCommand: Command {
  static let step = Option(
    "step", value: "N", brief: "The step to look at, from 0; the default is 4, as for 'explain'.")
  static let frames = Option(
    "frames", value: "COUNT", brief: "So many steps side by side, beginning with --step; the default is 1.")
  static let heat = Option(
    "heat", value: "FIGURE", choices: PictureHeat.allCases.map(\.rawValue),
    impliedValue: PictureHeat.bodies.rawValue, brief: "Tint each view by what its body did in the step.",
    detail: """
      bodies: how often it ran, which is what is meant where nothing is said. waste: how often it ran and
      nothing came of it that a person perceives. time: how long it took, which is never the same twice. A
      place shows the innermost view there; white is a view whose body did nothing of it. What is drawn is
      pale then.
      """)
  static let identifiers = Option(
    "identifiers", brief: "Frame and name what has an accessibility identifier.")
  static let output = Option(
    "output", letter: "o", value: "FILE", brief: "Write into this .svg or .png instead of standard output.",
    detail: "A PNG is made by rsvg-convert, where it is installed (Debian: librsvg2-bin).")

  let catalog: Catalog

  let name = "snapshot"
  let summary = "The screen after a step as a picture, on demand with what each view's body did."
  let operands = "CASE"
  let options = [
    Self.output, Self.step, Self.frames, Self.heat, Self.identifiers, MeasuringOptions.text,
    MeasuringOptions.timeout, MeasuringOptions.memoryLimit,
  ]
  let discussion = """
    Draws the display list and nothing besides: shapes and lines as their outlines say, an image as a frame
    with its name, a gradient in the colour it begins with. Scroll views and clips cut off what is beyond
    them; masks, shadows and blurs are not drawn, and what leaves by a transition is drawn as its frame.
    What is presented stands on a ground of its own over the content. Without -o the SVG goes to standard
    output. Of a scenario that measures mounting, the first screen is shown.
    """

  @MainActor func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let single = try SingleCase(catalog, arguments, console)
    var plan = SamplePlan()
    plan.warmUpSteps = try arguments.integer(Self.step, in: 0...100_000) ?? 4
    plan.countedSteps = try arguments.integer(Self.frames, in: 1...20) ?? 1
    let output = arguments.value(Self.output)
    let isPNG = try output.map(Self.isPNG) ?? false
    if isPNG { try PictureConverter.requireProgram() }
    let (strip, code) = single.answer(.snapshot, plan, \.pictures)
    guard let strip else { return code }
    let svg = strip.svg(
      heat: arguments.value(Self.heat).flatMap(PictureHeat.init),
      showsIdentifiers: arguments.has(Self.identifiers))
    guard let output else {
      try console.write(svg)
      return .fine
    }
    let bytes = isPNG ? try PictureConverter.png(ofSVG: svg) : Array(svg.utf8)
    try AtomicFile.write(bytes, to: console.path(output), named: output)
    console.note("\(output) written")
    return .fine
  }

  /// What a file's name says of its format.
  private static func isPNG(_ name: String) throws(InputError) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix(".png") { return true }
    if name.hasSuffix(".svg") { return false }
    throw InputError("a picture has no such format", advice: "name the file .svg or .png", file: name)
  }
}
