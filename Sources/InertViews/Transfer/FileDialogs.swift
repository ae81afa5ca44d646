// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// There is no panel that shows files: that it is there is said of the view, and no completion is called.

/// What a panel of files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  public consuming func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _systemScreen("file importer", isPresented: isPresented)
  }
  public consuming func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    _systemScreen("file importer", isPresented: isPresented)
  }
  public consuming func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    _systemScreen("file importer", isPresented: isPresented)
  }
  public consuming func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    _systemScreen("file exporter", isPresented: isPresented)
  }
  public consuming func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _systemScreen("file mover", isPresented: isPresented)
  }
  public consuming func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    _systemScreen("file mover", isPresented: isPresented)
  }
  public consuming func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    _systemScreen("file mover", isPresented: isPresented)
  }
  public consuming func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    _systemScreen("file mover", isPresented: isPresented)
  }
  public consuming func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  public consuming func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public consuming func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public consuming func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public consuming func fileDialogCustomizationID(_ id: String) -> some View { self }
  public consuming func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public consuming func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public consuming func fileDialogMessage(_ message: Text?) -> some View { self }
  public consuming func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public consuming func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  public consuming func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  public consuming func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  public consuming func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public consuming func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
