// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension PerceivedPair {
  static var letters: [PerceivedPair] { ofTexts + ofViews + ofSymbols }

  private static var ofTexts: [PerceivedPair] {
    [
      PerceivedPair("Text.bold") { Text("a").bold($0) },
      PerceivedPair("Text.italic") { Text("a").italic($0) },
      PerceivedPair("Text.fontWeight") { Text("a").fontWeight($0 ? .heavy : .light) },
      PerceivedPair("Text.fontDesign") { Text("a").fontDesign($0 ? .serif : .rounded) },
      PerceivedPair("Text.monospaced") { Text("a").monospaced($0) },
      PerceivedPair("Text.monospacedDigit") { $0 ? Text("1").monospacedDigit() : Text("1") },
      PerceivedPair("Text.underline") { Text("a").underline($0) },
      PerceivedPair { Text("a").underline(color: $0 ? .red : .blue) },
      PerceivedPair { Text("a").underline(pattern: $0 ? .dash : .dot) },
      PerceivedPair { Text("a").strikethrough(pattern: $0 ? .solid : .dashDot, color: .red) },
      PerceivedPair { Text(struck("a", by: $0 ? .single : Text.LineStyle(pattern: .dashDotDot))) },
      PerceivedPair { Text(struck("a", by: $0 ? .single : nil)) },
      PerceivedPair("Text.strikethrough") { Text("a").strikethrough($0) },
      PerceivedPair("Text.kerning") { Text("a").kerning($0 ? 1 : 0) },
      PerceivedPair("Text.tracking") { Text("a").tracking($0 ? 1 : 0) },
      PerceivedPair("Text.baselineOffset") { Text("a").baselineOffset($0 ? 1 : 0) },
      PerceivedPair("Text.textScale") { Text("a").textScale($0 ? .secondary : .default) },
      PerceivedPair { Text("a").font($0 ? .title : .body) },
      PerceivedPair { Text("a").font($0 ? .headline : .body) },
      PerceivedPair { Text("a").font($0 ? .body.italic() : .body) },
      PerceivedPair { Text("a").font($0 ? .body.smallCaps() : .body) },
      PerceivedPair { Text("a").font($0 ? .body.lowercaseSmallCaps() : .body.uppercaseSmallCaps()) },
      PerceivedPair { Text("a").font(.custom($0 ? "Georgia" : "Courier", size: 17)) },
      PerceivedPair { Text("a").foregroundColor($0 ? .red : .blue) },
      PerceivedPair { Text("a").foregroundStyle($0 ? Color.red : Color.blue) },
      // A piece after the first.
      PerceivedPair { Text("a") + Text("b").bold($0) },
      PerceivedPair { Text("a") + Text("b").foregroundColor($0 ? .red : .blue) },
      PerceivedPair { $0 ? Text("a").bold() + Text("bc") : Text("ab").bold() + Text("c") },
    ]
  }

  private static var ofViews: [PerceivedPair] {
    [
      PerceivedPair("View.bold") { sample.bold($0) },
      PerceivedPair("View.italic") { sample.italic($0) },
      PerceivedPair("View.font") { sample.font($0 ? .title : .body) },
      PerceivedPair { sample.font($0 ? .headline : .body) },
      PerceivedPair("View.fontWeight") { sample.fontWeight($0 ? .heavy : .light) },
      PerceivedPair("View.fontDesign") { sample.fontDesign($0 ? .serif : .rounded) },
      PerceivedPair("View.fontWidth") { sample.fontWidth($0 ? .expanded : .condensed) },
      PerceivedPair("View.monospaced") { sample.monospaced($0) },
      PerceivedPair("View.underline") { sample.underline($0) },
      PerceivedPair { sample.strikethrough(pattern: $0 ? .solid : .dash) },
      PerceivedPair("View.strikethrough") { sample.strikethrough($0) },
      PerceivedPair("View.kerning") { sample.kerning($0 ? 1 : 0) },
      PerceivedPair("View.tracking") { sample.tracking($0 ? 1 : 0) },
      PerceivedPair("View.baselineOffset") { sample.baselineOffset($0 ? 1 : 0) },
      PerceivedPair("View.textScale") { sample.textScale($0 ? .secondary : .default) },
      PerceivedPair("View.textCase") { sample.textCase($0 ? .uppercase : nil) },
      PerceivedPair("View.multilineTextAlignment") { sample.multilineTextAlignment($0 ? .center : .leading) },
      PerceivedPair("View.lineSpacing") { sample.lineSpacing($0 ? 4 : 0) },
      PerceivedPair("View.truncationMode") { sample.truncationMode($0 ? .head : .tail) },
      PerceivedPair("View.minimumScaleFactor") { sample.minimumScaleFactor($0 ? 0.5 : 1) },
      PerceivedPair("View.allowsTightening") { sample.allowsTightening($0) },
      PerceivedPair("View.lineLimit") { sample.frame(width: 50).lineLimit($0 ? 1 : 3) },
      PerceivedPair("View.redacted") { sample.redacted(reason: $0 ? .placeholder : []) },
      PerceivedPair("View.environment") { sample.environment(\.lineSpacing, $0 ? 4 : 0) },
    ]
  }

  private static var ofSymbols: [PerceivedPair] {
    [
      PerceivedPair("View.imageScale") { sample.imageScale($0 ? .large : .small) },
      PerceivedPair("View.symbolRenderingMode") { sample.symbolRenderingMode($0 ? .palette : .multicolor) },
      PerceivedPair("View.symbolVariant") { sample.symbolVariant($0 ? .fill : .none) },
      PerceivedPair { sample.symbolVariant($0 ? .circle.fill : .circle) },
      PerceivedPair("Image.renderingMode") { Image("a").renderingMode($0 ? .template : .original) },
      PerceivedPair("Image.interpolation") { Image("a").interpolation($0 ? .none : .high) },
      PerceivedPair("Image.antialiased") { Image("a").antialiased($0) },
      PerceivedPair("Image.symbolRenderingMode") {
        Image(systemName: "star").symbolRenderingMode($0 ? .palette : .multicolor)
      },
      PerceivedPair("Image.resizable") { Image("a").resizable(resizingMode: $0 ? .tile : .stretch) },
      PerceivedPair("Image init(_:bundle:)") { Image($0 ? "a" : "b") },
      PerceivedPair("Image init(systemName:)") { Image(systemName: $0 ? "star" : "moon") },
      PerceivedPair("SymbolHints init(decorative:bundle:)") { $0 ? Image(decorative: "a") : Image("a") },
      PerceivedPair("SymbolHints init(_:bundle:label:)") { Image("a", label: Text($0 ? "one" : "two")) },
      PerceivedPair("SymbolHints init(_:variableValue:bundle:)") { Image("a", variableValue: $0 ? 0.5 : 1) },
      PerceivedPair("SymbolHints init(systemName:variableValue:)") {
        Image(systemName: "wifi", variableValue: $0 ? 0.5 : 1)
      },
    ]
  }

  private static func struck(_ letters: String, by line: Text.LineStyle?) -> AttributedString {
    var text = AttributedString(letters)
    text.strikethroughStyle = line
    return text
  }
}
