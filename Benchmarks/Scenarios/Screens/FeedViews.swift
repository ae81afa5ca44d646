// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The screen of `screens.feed`, as it is usually written and as it costs least.

struct Post: Identifiable {
  let id: Int
  var isLiked = false
  var isSaved = false

  var text: String { "What the author of post \(id) has to say, in some words more than fit on one line" }
}

struct UsualFeed: View {
  @State private var posts: [Post]

  init(posts: Int) {
    _posts = State(initialValue: (0..<posts).map { Post(id: $0) })
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(posts) { post in
          UsualCard(post: post) {
            posts[post.id].isLiked.toggle()
          } save: {
            posts[post.id].isSaved.toggle()
          }
        }
      }
    }
  }
}

// shown: screens.feed/usual
private struct UsualCard: View {
  let post: Post
  let like: () -> Void
  let save: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text("Author \(post.id)").font(.headline)
      GeometryReader { proxy in
        Color.gray.frame(width: proxy.size.width, height: proxy.size.height)
      }
      .frame(height: 180)
      Text(post.text)
      HStack {
        Button("Like", action: like).accessibilityIdentifier("like-\(post.id)")
        Text(post.isLiked ? "1 likes" : "0 likes")
        Spacer()
        Button(post.isSaved ? "Saved" : "Save", action: save).accessibilityIdentifier("save-\(post.id)")
      }
    }
    .padding()
  }
}
// end

// shown: screens.feed/least
@Observable private final class PostModel: Identifiable {
  let id: Int
  var isLiked = false
  var isSaved = false

  init(id: Int) {
    self.id = id
  }

  var text: String { "What the author of post \(id) has to say, in some words more than fit on one line" }
}
// end

struct LeastFeed: View {
  @State private var posts: [PostModel]

  init(posts: Int) {
    _posts = State(initialValue: (0..<posts).map(PostModel.init(id:)))
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(posts) { LeastCard(post: $0) }
      }
    }
  }
}

// shown: screens.feed/least
private struct LeastCard: View {
  let post: PostModel

  var body: some View {
    VStack(alignment: .leading) {
      Text("Author \(post.id)").font(.headline)
      Color.gray.frame(maxWidth: .infinity).frame(height: 180)
      Text(post.text)
      HStack {
        Button("Like") { post.isLiked.toggle() }.accessibilityIdentifier("like-\(post.id)")
        Text(post.isLiked ? "1 likes" : "0 likes")
        Spacer()
        Button(post.isSaved ? "Saved" : "Save") { post.isSaved.toggle() }
          .accessibilityIdentifier("save-\(post.id)")
      }
    }
    .padding()
  }
}
// end
