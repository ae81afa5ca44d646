// SPDX-License-Identifier: Apache-2.0
import Foundation
import PDFKit
import QuickLook
import SwiftUI
import Testing

/// Documents behave as far as they are pages; no file is read or seen.
@MainActor struct DocumentsTests {
  @Test func aDocumentKeepsItsPagesAndAViewThePageItIsAt() throws {
    #expect(PDFDocument(data: Data([37, 80, 68, 70])) == nil)
    let document = PDFDocument()
    let book = try #require(UIImage(systemName: "book"))
    let pages = [PDFPage(), try #require(PDFPage(image: book))]
    for page in pages.reversed() { document.insert(page, at: 0) }
    #expect(document.pageCount == 2 && document.page(at: 2) == nil)
    #expect(document.index(for: pages[1]) == 1 && pages[1].label == "2")

    let view = PDFView()
    view.document = document
    #expect(view.currentPage === pages[0] && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === pages[1] && !view.canGoToNextPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === pages[1])
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && document.index(for: pages[0]) == NSNotFound)
  }

  private struct Letter: View {
    @State private var file: URL? = URL(fileURLWithPath: "/letter.pdf")
    var body: some View { Text("letter").quickLookPreview($file) }
  }

  @Test func aFileThatIsLookedAtIsAnItemAndNotSeen() {
    #expect(ViewHost { Letter() }.texts == ["letter"])
    let item = URL(fileURLWithPath: "/letter.pdf") as QLPreviewItem
    #expect(item.previewItemURL?.lastPathComponent == "letter.pdf" && item.previewItemTitle == nil)
  }

  @Test func aFontGoesByBothItsNames() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(Font(font as CTFont) == Font(font))
  }
}
