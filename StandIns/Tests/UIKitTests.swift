// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import HeadlessViews
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
struct UIKitTests {
  @Test func aColorKeepsItsPartsAndMakesAColorOfThem() {
    let color = UIKit.UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(Color(color) == Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
    #expect(UIKit.UIColor(Color.red).color == .red)
    #expect(#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5) == color)
    #expect(#imageLiteral(resourceName: "any").size == .zero)
  }

  @Test func mapsOfSpaceTurnMoveAndStretchOneAfterTheOther() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9 && abs(turned.m11) < 1e-9)
    // As of maps of the plane, the new one comes first.
    let moved = CATransform3DTranslate(turned, 10, 0, 0)
    let affine = CATransform3DGetAffineTransform(moved)
    let plane = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    #expect(abs(affine.tx - plane.tx) < 1e-9 && abs(affine.ty - plane.ty) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DScale(CATransform3DIdentity, 1, 1, 1)))
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
    // Who looks from a distance sees what is turned to the side smaller.
    var seen = CATransform3DIdentity
    seen.m34 = -1 / 500
    let projection = ProjectionTransform(CATransform3DRotate(seen, .pi / 4, 0, 1, 0))
    #expect(!projection.isAffine && abs(projection.m11 - 0.5.squareRoot()) < 1e-9)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func whoeverHasTheKeyboardLosesIt() throws {
    struct Screen: View {
      @FocusState private var isTyping: Bool
      var body: some View {
        VStack {
          Text("\(isTyping)")
          TextField("name", text: .constant("")).focused($isTyping)
          Button("done") {
            UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
          }
          Button("tap") { UIApplication.shared.sendAction("tap:", to: nil, from: nil, for: nil) }
          Button("end") { UIView().endEditing(true) }
        }
      }
    }
    let host = ViewHost { Screen() }
    for (button, isLeft) in [("done", "false"), ("tap", "true"), ("end", "false")] {
      try host.textFields["name"].tap()
      try host.tapAndRender(button)
      #expect(host.texts.first == isLeft)
    }
  }

  @Test func aSceneDelegateNeedsNoWindow() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {}
    #expect(Delegate().window == nil)
  }

  @Test func anArchivedColorHasItsParts() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : UIColor(white: 0.5, alpha: 0.25) }
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
  }

  @Test func aColorOfTheSystemIsLightAndDark() {
    let dark = UIKit.UIColor.systemBackground.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIKit.UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let own = UIKit.UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(own.color == Color(.sRGB, red: 0, green: 0, blue: 0))
  }

  @Test func aColorSaysHueAndBrightness() {
    var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    UIKit.UIColor(red: 0, green: 0.5, blue: 0, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 1 / 3) < 1e-9)
    #expect([saturation, brightness] == [1, 0.5])
  }

  @Test func anImageOfTheCatalogHasTheSizeItHasThere() throws {
    let resources = #"{"texts": {}, "pictures": {"photo": [40, 20]}, "data": {}}"#
    AppResources.use(try JSONDecoder().decode(AppResources.self, from: Data(resources.utf8)))
    defer { AppResources.use(nil) }
    let photo = try #require(UIImage(named: "photo"))
    #expect(photo.size == CGSize(width: 40, height: 20))
    #expect(UIImage(imageLiteralResourceName: "photo").size == photo.size)
    // As UIKit keeps them: a view that is handed one anew is handed the same object.
    #expect(UIImage(named: "photo") === photo)
    #expect(UIImage(named: "other") == nil)
    let shown = ViewHost { Image(uiImage: photo) }.displayList
    #expect(shown.map(\.frame.size) == [photo.size])
  }

  @Test func anImageHasTheSizeThatItsDataSay() throws {
    #expect(UIImage(named: "anything") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    let image = try #require(UIImage(data: Data(header + [0, 0, 1, 0, 0, 0, 0, 32]), scale: 2))
    #expect(image.size == CGSize(width: 128, height: 16))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    #expect(drawn.size == CGSize(width: 3, height: 4))
    let written = try #require(drawn.pngData())
    #expect(UIImage(data: written)?.size == drawn.size)
    #expect(image.pngData()?.count == 24 && UIImage().pngData() == nil)
  }

  @Test func aTextIsMeasuredAsTheEngineMeasuresIt() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    #expect("abc".size(withAttributes: attributes) == CGSize(width: 15, height: 10))
    let box = "abcdef\ng".boundingRect(
      with: CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(box.size == CGSize(width: 20, height: 30))
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: 10))
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: .nan)).image { _ in }.cgImage?
        .width == 0)
  }

  @Test func aPathRoundsTheCornersThatItIsTold() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    var corners: [CGPoint] = []
    Path(path.cgPath).forEach { if case .line(let end) = $0 { corners.append(end) } }
    #expect(corners.contains(CGPoint(x: 100, y: 0)))
    #expect(!corners.contains(CGPoint(x: 0, y: 0)))
  }

  @Test func noWordIsMisspelled() {
    let checker = UITextChecker()
    let text = "qwrtz is a wrod"
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: text, language: "en") == nil)
    UITextChecker.learnWord("qwrtz")
    #expect(UITextChecker.hasLearnedWord("qwrtz"))
    UITextChecker.unlearnWord("qwrtz")
    #expect(!UITextChecker.hasLearnedWord("qwrtz"))
  }

  @Test func whatIsCopiedReplacesWhatWas() {
    let pasteboard = UIPasteboard.withUniqueName()
    let before = pasteboard.changeCount
    pasteboard.string = "a"
    #expect(pasteboard.strings == ["a"])
    #expect(pasteboard.changeCount == before + 1)
    pasteboard.url = URL(string: "https://example.org")
    #expect(pasteboard.string == nil)
    #expect(pasteboard.hasURLs && pasteboard.numberOfItems == 1)
    pasteboard.items = [[UTType.plainText.identifier: "b", UTType.png.identifier: Data([1])]]
    #expect(pasteboard.string == "b")
    #expect(pasteboard.data(forPasteboardType: UTType.png.identifier) == Data([1]))
    pasteboard.string = nil
    #expect(pasteboard.numberOfItems == 0)
    #expect(UIPasteboard(name: UIPasteboard.Name(rawValue: "none"), create: false) == nil)
  }

  @Test func aRendererKeepsWhatItIsToldAndHasNoPicture() {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 10, height: 20)
    #expect(renderer.scale == 3)
    #expect(renderer.uiImage == nil && renderer.cgImage == nil)
  }

  @Test func aCellKeepsItsContent() {
    let cell = UICollectionViewCell()
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0)
    #expect(cell.contentConfiguration is UIHostingConfiguration<Text, EmptyView>)
  }

  @Test func whatIsSetForAllOfAKindIsKept() {
    UINavigationBar.appearance().barTintColor = .systemRed
    #expect(UINavigationBar.appearance().barTintColor == .systemRed)
    #expect(UITabBar.appearance().barTintColor == nil)
  }

  @Test func aRepresentableIsAGapOfTheSpaceThatItIsOffered() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Wrapped().accessibilityIdentifier("wrapped")
        Color(UIKit.UIColor(red: 1, green: 0, blue: 0, alpha: 1)).frame(height: 40)
      }
    }
    #expect(try host["wrapped"].frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(host.displayList.contains { $0.color == "rgba(1.0, 0.0, 0.0, 1.0)" })
  }

  @Test func aNotificationCarriesARectangle() {
    let rect = CGRect(x: 0, y: 500, width: 400, height: 300)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test func aFileHasTheExtensionOfItsType() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
    #expect(folder.appendingPathComponent("a.json", conformingTo: .json).lastPathComponent == "a.json")
  }

  @Test func sizesOfTextAreNamedAndNothingGrowsWithThem() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(!UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits) == 17)
  }
}

private struct Wrapped: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
}
