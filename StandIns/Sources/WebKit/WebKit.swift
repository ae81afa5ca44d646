// SPDX-License-Identifier: Apache-2.0
import FoundationNetworking
@_exported import UIKit

// Pages of the web: nothing is loaded, and no delegate is told anything.

open class WKNavigation: NSObject {}
public enum WKNavigationType: Int, Sendable {
  case other = -1, linkActivated, formSubmitted, backForward, reload, formResubmitted
}
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType = WKNavigationType.other
  init(request: URLRequest) { self.request = request }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame = true
  public let canShowMIMEType = true
  init(response: URLResponse) { self.response = response }
}
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = true
  open var isElementFullscreenEnabled = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var minimumFontSize: CGFloat = 0
  public override init() {}
}
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
}
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
open class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}
open class WKUserContentController: NSObject {
  public override init() {}
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ script: WKUserScript) {}
  open func removeScriptMessageHandler(forName name: String) {}
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all: Self = [.audio, .video]
}
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public override init() {}
}
open class WKWebView: UIView {
  public private(set) lazy var scrollView = UIScrollView()
  public private(set) lazy var configuration = WKWebViewConfiguration()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 0 }
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
    self.configuration = configuration
  }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    nil
  }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ text: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
