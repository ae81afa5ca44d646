// SPDX-License-Identifier: Apache-2.0

/// The screens of a run's scenarios, one each: `screens.json` in its record. The file holds items and not pictures,
/// so that the reader of the file draws and escapes them.
public enum RecordedScreens {
  public static let name = "screens.json"

  static func text(of screens: [PictureStrip]) -> String {
    JSONValue.object([("screens", .array(screens.map(\.json)))]).text
  }

  /// Reads what lies beside a run's rows; nothing, for a record without screens.
  ///
  /// - Parameters:
  ///   - path: The record's folder, or the CSV in it.
  ///   - name: The same as the user named it, for messages.
  ///   - record: The record that the screens belong to.
  /// - Throws: ``InputError`` for a file that is missing, malformed, cut or changed.
  public static func read(
    of record: RunRecord?, at path: String, named name: String
  ) throws(InputError) -> [PictureStrip] {
    guard let digest = record?.files[Self.name] else { return [] }
    let isFolder = InputFile.kind(of: path) == .directory
    let folder = isFolder ? path : AtomicFile.directory(of: path)
    let file = "\(isFolder ? name : AtomicFile.directory(of: name))/\(Self.name)"
    let bytes = try InputFile.bytes(at: "\(folder)/\(Self.name)", named: file, limit: JSONReader.highestSize)
    let fields = try JSONFields(
      try JSONReader.value(from: bytes, file: file), known: ["screens"], file: file)
    var screens: [PictureStrip] = []
    for value in try fields.array("screens") { screens.append(try PictureStrip(value, file)) }
    try digest.check(bytes, rows: screens.count, file: file)
    return screens
  }
}
