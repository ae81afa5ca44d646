// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// Screens of containers as a SwiftUI user writes them.

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

struct LibraryScreen: View {
  enum Tab: Hashable { case books, gallery, settings }

  @State private var tab = Tab.books
  @State private var path = NavigationPath()
  @State private var books = (1...30).map { Book(id: $0, title: "Book \($0)") }
  @AppStorage("sortsByTitle") private var sortsByTitle = false

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          Section("Shelf") {
            ForEach($books) { $book in
              NavigationLink(value: book) { Label(book.title, systemImage: "book") }
                .listRowInsets(EdgeInsets())
                .listRowBackground(book.isRead ? Color.green : nil)
            }
            .onDelete { books.remove(atOffsets: $0) }
            .onMove { books.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .listStyle(.insetGrouped)
        .refreshable { books.append(Book(id: 99, title: "Fresh")) }
        .navigationTitle("Books")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Book.self) { book in BookScreen(book: book) }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .primaryAction) {
            Button("Mark", systemImage: "checkmark") { books[0].isRead.toggle() }
          }
        }
      }
      .tag(Tab.books)
      .tabItem { Label("Books", systemImage: "books.vertical") }

      GalleryScreen(count: books.count)
        .tabItem { Label("Gallery", systemImage: "photo") }
        .tag(Tab.gallery)

      Form {
        Toggle("By title", isOn: $sortsByTitle)
        LabeledContent("Books", value: "\(books.count)")
      }
      .tabItem { Text("Settings") }
      .tag(Tab.settings)
    }
  }
}

struct BookScreen: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss
  @Environment(\.refresh) private var refresh

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8) {
      GridRow {
        Text("Title")
        Text(book.title).gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Button("Close") { dismiss() }.gridCellColumns(2) }
    }
    .safeAreaInset(edge: .bottom) { Text(refresh == nil ? "fixed" : "fresh") }
    .background { Color.yellow.ignoresSafeArea(edges: .bottom) }
  }
}

struct TallestKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct GalleryScreen: View {
  let count: Int
  @State private var isRow = true
  let columns = [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.fixed(40))]

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))
    ScrollViewReader { proxy in
      layout {
        Button("Last") { withAnimation { proxy.scrollTo(count - 1, anchor: .bottom) } }
        Button("Turn") { isRow.toggle() }
      }
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<count, id: \.self) { number in
            Text("p\(number)").frame(height: 60)
              .anchorPreference(key: TallestKey.self, value: .bounds) { $0 }
          }
        }
      }
      .overlayPreferenceValue(TallestKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.clear.frame(height: proxy[anchor].height) }
        }
      }
    }
    ViewThatFits(in: .horizontal) {
      Text("A long explanation of what can be seen in this gallery of covers")
      Text("Short")
    }
    TimelineView(.everyMinute) { context in
      Text(context.date == .distantPast ? "past" : "today")
    }
  }
}

struct LibraryScreen_Previews: PreviewProvider {
  static var previews: some View { LibraryScreen() }
}
