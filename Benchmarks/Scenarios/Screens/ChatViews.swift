// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The screen of `screens.chat` and `screens.growing-chat`, as it is usually written and as it costs least.

nonisolated struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

/// The last messages, of which the oldest make room for new ones.
nonisolated struct ChatHistory: Equatable {
  private(set) var messages: [ChatMessage]
  // Half a word each, so that the history of `screens.chat` takes no more memory than it did without batches.
  private let limit: Int32
  private let batch: Int32

  /// - Parameter batch: How many of the oldest make room at once.
  init(_ count: Int, batch: Int) {
    (limit, self.batch) = (Int32(count), Int32(batch))
    messages = (0..<count).map { ChatMessage(id: $0, text: "message \($0)", isMine: $0 % 3 == 0) }
  }

  mutating func add(_ text: String, isMine: Bool) {
    messages.append(ChatMessage(id: (messages.last?.id ?? 0) + 1, text: text, isMine: isMine))
    if messages.count >= limit + batch { messages.removeFirst(Int(batch)) }
  }
}

struct UsualChat: View {
  let inbox: PassthroughSubject<String, Never>
  @State private var history: ChatHistory
  @State private var draft = ""
  @State private var liked: Int?

  init(messages: Int, batch: Int = 1, inbox: PassthroughSubject<String, Never>) {
    self.inbox = inbox
    _history = State(initialValue: ChatHistory(messages, batch: batch))
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(history.messages) { message in
              UsualBubble(message: message) { liked = message.id }
            }
          }
        }
        .onAppear { proxy.scrollTo(history.messages.last?.id, anchor: .bottom) }
        .onChange(of: history) { proxy.scrollTo(history.messages.last?.id, anchor: .bottom) }
      }
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          history.add(draft, isMine: true)
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
    }
    .onReceive(inbox) { history.add($0, isMine: false) }
  }
}

private struct UsualBubble: View {
  let message: ChatMessage
  let like: () -> Void

  var body: some View {
    HStack {
      if message.isMine { Spacer() }
      Text(message.text).padding(8).background(message.isMine ? Color.blue : Color.gray)
        .onTapGesture(perform: like)
      if !message.isMine { Spacer() }
    }
  }
}

struct LeastChat: View {
  let inbox: PassthroughSubject<String, Never>
  @State private var history: ChatHistory

  init(messages: Int, batch: Int = 1, inbox: PassthroughSubject<String, Never>) {
    self.inbox = inbox
    _history = State(initialValue: ChatHistory(messages, batch: batch))
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(history.messages) { LeastBubble(message: $0) }
          }
        }
        .onAppear { proxy.scrollTo(history.messages.last?.id, anchor: .bottom) }
        .onChange(of: history) { proxy.scrollTo(history.messages.last?.id, anchor: .bottom) }
      }
      ChatBar(history: $history)
    }
    .onReceive(inbox) { history.add($0, isMine: false) }
  }
}

/// Owns the draft; what is typed concerns nobody else.
private struct ChatBar: View {
  @Binding var history: ChatHistory
  @State private var draft = ""

  var body: some View {
    HStack {
      TextField("Message", text: $draft)
      Button("Send") {
        history.add(draft, isMine: true)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}

private struct LeastBubble: View {
  let message: ChatMessage
  @State private var isLiked = false

  var body: some View {
    HStack {
      if message.isMine { Spacer() }
      Text(message.text).padding(8).background(message.isMine ? Color.blue : Color.gray)
        .onTapGesture { isLiked = true }
      if !message.isMine { Spacer() }
    }
  }
}
