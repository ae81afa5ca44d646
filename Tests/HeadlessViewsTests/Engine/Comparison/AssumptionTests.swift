// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

private final class Account: ObservableObject {
  @Published var name = "Mia"
  @Published var visits = 0
}

private struct NameView: View {
  @ObservedObject var account: Account
  var body: some View { Text(account.name) }
}

private struct VisitsView: View {
  @ObservedObject var account: Account
  var body: some View { Text("\(account.visits) visits") }
}

private struct AccountScreen: View {
  @StateObject private var account = Account()
  var body: some View {
    NameView(account: account)
    VisitsView(account: account)
    Button("visit") { account.visits += 1 }
    Button("same") { account.name = "Mia" }
  }
}

@MainActor
struct AssumptionTests {
  private func host<V: View>(_ assumptions: Assumption..., @ViewBuilder content: () -> V) -> ViewHost {
    ViewHost(recordsEvents: false, assumptions: assumptions, content: content)
  }

  @Test("Published properties that are tracked run those who read them, and equal values run nobody (I-63, I-66)")
  func trackedProperties() throws {
    let plain = host { AccountScreen() }
    #expect(try plain.tapAndRender("visit").bodyEvaluations.total == 3)
    #expect(try plain.tapAndRender("same").bodyEvaluations.total == 3)
    let tracked = host(.tracksProperties(object: "Account")) { AccountScreen() }
    let report = try tracked.tapAndRender("visit")
    #expect(report.bodyEvaluations.typeNames == ["VisitsView"])
    #expect(tracked.texts.contains("1 visits"))
    #expect(try tracked.tapAndRender("same").bodyEvaluations.total == 0)
  }
}
