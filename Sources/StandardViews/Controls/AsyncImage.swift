// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The source of asynchronous images. Without one no image is loaded, and images stay empty, because a test must not
/// depend on a network.
public struct ImageLoader: Sendable {
  let load: @MainActor @Sendable (URL) async throws -> Image

  public init(_ load: @escaping @MainActor @Sendable (URL) async throws -> Image) {
    self.load = load
  }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: ImageLoader? = nil
}

extension EnvironmentValues {
  /// What loads the images of `AsyncImage`; nil loads none.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

/// How far the loading of an image is.
///
/// - Source: Apple, `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image that is loaded while the view is there, by the environment's `imageLoader`; a new URL loads anew.
///
/// - Source: Apple, `AsyncImage`.
public struct AsyncImage<Content: View>: View, BuiltInView {
  @Environment(\.imageLoader) private var loader
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(white: 0.9) })
  }

  public var body: some View {
    let (loader, url, transaction, phase) = (loader, url, transaction, $phase)
    content(self.phase)
      .task(id: url) {
        guard let loader, let url else { return }
        let loaded: AsyncImagePhase
        do {
          loaded = .success(try await loader.load(url))
        } catch {
          if Task.isCancelled { return }
          loaded = .failure(error)
        }
        withTransaction(transaction) { phase.wrappedValue = loaded }
      }
  }
}
