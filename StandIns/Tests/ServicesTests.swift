// SPDX-License-Identifier: Apache-2.0
import AuthenticationServices
import Contacts
import CoreGraphics
import CoreHaptics
import CoreImage
import CoreML
import EventKit
import Foundation
import FoundationStandIns
import HealthKit
import StoreKit
import SwiftUI
import Testing
import TipKit
import UserNotifications
import Vision
import WatchConnectivity

/// Services do nothing or fail, and the values that they are told behave.
struct ServicesTests {
  @Test func theShopHasNothingAndNothingWasBought() async throws {
    #expect(try await Product.products(for: ["coins"]).isEmpty)
    #expect(await StoreKit.Transaction.currentEntitlement(for: "coins") == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "club").isEmpty)
    for await _ in StoreKit.Transaction.updates { Issue.record("something was bought") }
    for await _ in Message.messages { Issue.record("the shop has a message") }
    #expect(Product.SubscriptionPeriod.monthly.unit.localizedDescription == "Month")
    #expect(VerificationResult<Int>.unverified(1, .invalidSignature).unsafePayloadValue == 1)
    #expect(throws: VerificationResult<Int>.VerificationError.self) {
      try VerificationResult<Int>.unverified(1, .invalidSignature).payloadValue
    }
  }

  @Test func aFilterKeepsItsValuesAndGivesNoPicture() {
    let filter = CIFilter.sepiaTone()
    let image = CIImage(cgImage: CGImage(width: 4, height: 2))
    filter.inputImage = image
    filter.intensity = 0.5
    #expect(filter.inputImage === image)
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    #expect(filter.outputImage == nil)
    #expect(
      image.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent.size == CGSize(width: 8, height: 6))
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    let code = CIFilter.qrCodeGenerator()
    code.message = Data([1])
    #expect(code.message == Data([1]))
  }

  @Test func aModelCannotBeLoadedAndAnArrayHasPlaces() throws {
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/none.mlmodelc")) }
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 7
    #expect(array.count == 6)
    #expect(array[5] == 7)
    #expect(array.strides == [3, 1])
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [-1], dataType: .double) }
    let features = try MLDictionaryFeatureProvider(dictionary: ["size": 2.5, "name": "a"])
    #expect(features.featureNames == ["size", "name"])
    #expect(features.featureValue(for: "size")?.doubleValue == 2.5)
    #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["other": [1: 2]]) }
  }

  @Test func nothingIsFelt() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    let pattern = try CHHapticPattern(
      events: [CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)],
      parameters: [])
    #expect(pattern.duration == 3)
  }

  @Test func nothingIsSeenAndTheRequestIsTold() {
    var failed = false
    let request = VNRecognizeTextRequest { _, error in failed = error != nil }
    let handler = VNImageRequestHandler(cgImage: CGImage(width: 1, height: 1))
    #expect(throws: VNError.self) { try handler.perform([request]) }
    #expect(failed && request.results == nil)
  }

  @Test func contactsAndCalendarsAreDenied() async throws {
    let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]
    #expect(throws: CNError.self) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in }
    }
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    let store = EKEventStore()
    #expect(try await store.requestFullAccessToEvents() == false)
    let event = EKEvent(eventStore: store)
    event.title = "Tea"
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.hasAlarms)
    #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
  }

  @Test func aQuantityIsInTheUnitThatIsAskedFor() {
    let walked = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 2)
    #expect(walked.doubleValue(for: .meter()) == 2000)
    #expect(walked.is(compatibleWith: .mile()) && !walked.is(compatibleWith: .gram()))
    let beats = HKUnit.count().unitDivided(by: .minute())
    #expect(HKUnit(from: "count/min").unitString == beats.unitString)
    #expect(HKQuantity(unit: beats, doubleValue: 60).doubleValue(for: HKUnit(from: "count/s")) == 1)
  }

  @Test func aHealthQueryEndsWithAnError() {
    var said: (any Error)?
    let query = HKSampleQuery(
      sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit,
      sortDescriptors: nil
    ) { _, samples, error in
      #expect(samples == nil)
      said = error
    }
    HKHealthStore().execute(query)
    #expect(said is HKError)
    #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == HKQuantityType(.stepCount))
  }

  @Test func categoriesOfNotificationsAreKept() async {
    let action = UNNotificationAction(identifier: "later", title: "Later", options: [.foreground])
    let category = UNNotificationCategory(identifier: "task", actions: [action], intentIdentifiers: [])
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories().map(\.identifier) == ["task"])
    #expect(await center.notificationSettings().soundSetting == .disabled)
  }

  @Test func thereIsNoWatch() throws {
    final class Delegate: NSObject, WCSessionDelegate {
      func session(
        _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?
      ) {}
    }
    let (session, delegate) = (WCSession.default, Delegate())
    session.delegate = delegate
    session.activate()
    #expect(!WCSession.isSupported() && session.activationState == .notActivated && !session.isReachable)
    #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
    var said: (any Error)?
    session.sendMessage(["a": 1], replyHandler: nil) { said = $0 }
    #expect((said as? WCError)?.code == .sessionNotSupported)
    #expect((said.map { $0 as NSError })?.code == 7002)
  }

  private struct Hint: Tip {
    var title: Text { Text("Tap here") }
    var options: [any TipOption] { Tips.MaxDisplayCount(1) }
  }

  @MainActor @Test func noTipIsShown() async throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let hint = Hint()
    #expect(!hint.shouldDisplay && hint.id == "Hint")
    for await _ in hint.shouldDisplayUpdates { Issue.record("a tip is shown") }
    let host = ViewHost {
      VStack {
        TipView(hint)
        Text("content").popoverTip(hint)
      }
    }
    #expect(host.texts == ["content"])
  }

  @Test func whoCancelsToSignInIsToldFromOthers() throws {
    let error: any Error = ASAuthorizationError(.canceled)
    let authorizationError = try #require(error as? ASAuthorizationError)
    #expect(authorizationError.code == .canceled)
    #expect((error as NSError).code == 1001)
    let session = ASWebAuthenticationSession(
      url: URL(fileURLWithPath: "/"), callbackURLScheme: nil
    ) { _, _ in Issue.record("nobody signs in") }
    #expect(!session.start())
  }

  @MainActor @Test func whoWaitsForNotificationsGetsEachThatIsPosted() async {
    let name = Notification.Name("posted")
    var notifications = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    for number in 1...2 {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
    }
    for number in 1...2 { #expect(await notifications.next()?.userInfo?["number"] as? Int == number) }
  }
}
