// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Makes the sources of `ClientTests` sources of another target, too.
@main struct CopyClientTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let original = try context.package.targets(named: ["ClientTests"]).first as? SourceModuleTarget
    else { return [] }
    return original.sourceFiles(withSuffix: "swift").map { file in
      let copy = context.pluginWorkDirectoryURL.appending(path: file.url.lastPathComponent)
      return .buildCommand(
        displayName: "Copying \(file.url.lastPathComponent) for \(target.name)",
        executable: URL(filePath: "/bin/cp"), arguments: [file.url.path(), copy.path()],
        inputFiles: [file.url], outputFiles: [copy])
    }
  }
}
