// SPDX-License-Identifier: Apache-2.0

/// What `#Preview` makes a type of, so that the preview is found in the binary.
///
/// - Source: Apple, `DeveloperToolsSupport.PreviewRegistry`.
public protocol PreviewRegistry {
  /// The module and the file, as `#fileID` has them.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// Called by the expansion of `#Preview`, in a function that C could call, too. The optimiser leaves out a type that
/// its module does not use, but keeps such a function and so the preview's type.
@inline(never)
@_optimize(none)
public func _keepPreview<Registry: PreviewRegistry>(_ type: Registry.Type) {}

/// What is in the braces of a `#Preview`: each `return` there may give another type of view.
@MainActor
public func _previewContent(@ViewBuilder _ content: () -> any View) -> AnyView {
  AnyView(content())
}

/// A preview that was found in the program, and where it was written.
public struct RegisteredPreview {
  /// The name given to it, or that of the type that provides it.
  public let name: String?
  /// The module that it is in.
  public let module: String
  /// The file's name, without folders; nil for a `PreviewProvider`, which does not know its file.
  public let file: String?
  /// From 1; nil for a `PreviewProvider`.
  public let line: Int?
  /// Its size, in points, if it asks for one.
  public let fixedSize: CGSize?
  /// Its place among those of a `PreviewProvider`, from 0.
  package let part: Int
  /// Whether it is the window of a whole program.
  package let isProgram: Bool
  /// Makes the view anew, and says how many more there are like it.
  package let makePart: @MainActor () -> PreviewPart

  package init(
    name: String?, module: String, file: String?, line: Int?, fixedSize: CGSize?, isProgram: Bool = false,
    make: @escaping @MainActor () -> AnyView
  ) {
    (self.name, self.module, self.file, self.line) = (name, module, file, line)
    (self.fixedSize, part, self.isProgram) = (fixedSize, 0, isProgram)
    makePart = { PreviewPart(make()) }
  }

  /// The view, made anew.
  @MainActor public func makeView() -> AnyView { makePart().view }
}

extension Preview {
  /// Every `#Preview` and `PreviewProvider` of every module that is linked into this program, by module, file and
  /// line; providers by name, after the file's. Each view of a provider is one, as in an editor; of the views that a
  /// `ForEach` makes there, the first.
  ///
  /// Previews are found by their conformances, of which the runtime keeps a list. So nothing has to be registered,
  /// and nothing runs before the program starts. On platforms other than Linux the list is empty.
  ///
  /// - Throws: what making a preview throws.
  @MainActor public static func all() throws -> [RegisteredPreview] {
    var previews: [RegisteredPreview] = []
    for type in ConformingTypes.named(["PreviewRegistry", "PreviewProvider"], in: "ViewEngine") {
      if let registry = type as? any PreviewRegistry.Type {
        previews.append(try RegisteredPreview(registry))
      } else if let provider = type as? any PreviewProvider.Type {
        previews += RegisteredPreview.all(of: provider)
      }
    }
    return previews.sorted { $0.sortKey < $1.sortKey }
  }
}

extension RegisteredPreview {
  @MainActor
  fileprivate init(_ registry: any PreviewRegistry.Type) throws {
    let preview = try registry.makePreview()
    let parts = registry.fileID.split(separator: "/")
    self.init(
      name: preview.displayName, module: parts.first.map(String.init) ?? "",
      file: parts.last.map(String.init), line: registry.line, fixedSize: preview.fixedSize,
      isProgram: preview.isProgram
    ) { preview.makeView() }
  }

  @MainActor
  fileprivate static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [RegisteredPreview] {
    (0..<PreviewPart.count(of: Provider.Previews.self)).map { part in
      RegisteredPreview(provider, part) { PreviewPart(part, of: provider.previews) }
    }
  }

  private init(
    _ provider: any PreviewProvider.Type, _ part: Int, makePart: @escaping @MainActor () -> PreviewPart
  ) {
    // "Module.Name", or "Module.(Name in _…)" for a type that is private to its file.
    let printed = String(reflecting: provider)
    name = String(describing: provider)
    module = String(printed.prefix { $0 != "." })
    (file, line, fixedSize, isProgram) = (nil, nil, nil, false)
    (self.part, self.makePart) = (part, makePart)
  }

  fileprivate var sortKey: (String, String, Int, String, Int) {
    (module, file ?? "\u{10FFFF}", line ?? 0, name ?? "", part)
  }
}
