// SPDX-License-Identifier: Apache-2.0
@_exported import AVFoundation
import HeadlessViews
@_exported import SwiftUI
import UIKit

/// A film: one dark rectangle, and over it what is laid over the film.
///
/// - Source: Apple, `VideoPlayer`.
public struct VideoPlayer<VideoOverlay: View>: BuiltInView {
  private let videoOverlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.videoOverlay = videoOverlay()
  }

  public var body: some View { Rectangle().foregroundStyle(Color.black).overlay { videoOverlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
}
