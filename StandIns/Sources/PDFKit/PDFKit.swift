// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// A document that keeps the pages it is given; none can be read.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []

  public override init() {}
  public convenience init?(url: URL) { return nil }
  public convenience init?(data: Data) { return nil }

  open var pageCount: Int { pages.count }
  open var documentURL: URL? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  /// The letters of all pages: a page has a size alone.
  open var string: String? { pages.isEmpty ? nil : "" }

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func dataRepresentation() -> Data? { nil }
  open func write(to url: URL) -> Bool { false }
}

/// A page with a size alone.
open class PDFPage: NSObject {
  public internal(set) weak var document: PDFDocument?
  private let size: CGSize

  public override init() { size = .zero }
  /// A page as large as a picture.
  public init?(image: UIImage) { size = image.size }

  open var string: String? { "" }
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A view that keeps what it is told, and which of the pages it is at.
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet { currentPage = document?.page(at: 0) }
  }
  open private(set) var currentPage: PDFPage?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var displaysAsBook = false
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 1
  open var maxScaleFactor: CGFloat = 1
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open private(set) var isUsingPageViewController = false

  open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }
  open var canGoToNextPage: Bool { neighbour(1) != nil }
  open var canGoToPreviousPage: Bool { neighbour(-1) != nil }
  open func go(to page: PDFPage) {
    if page.document === document { currentPage = page }
  }
  open func goToNextPage(_ sender: Any?) { currentPage = neighbour(1) ?? currentPage }
  open func goToPreviousPage(_ sender: Any?) { currentPage = neighbour(-1) ?? currentPage }

  private func neighbour(_ distance: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + distance)
  }
}

/// Small pictures of pages; none is drawn.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 32, height: 44)
}
