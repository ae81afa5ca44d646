// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The presenters whose bodies read the value, each in another way.

struct TextPresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title \(n)")
      Button("open") {
        n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}

struct IDPresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title").id(n)
      Button("open") {
        n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}

struct OnChangePresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title").onChange(of: n) {}
      Button("open") {
        n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}
