// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What `init ci` writes: a workflow that judges each change of a repository.
struct WorkflowTemplate {
  /// Whose CI runs it.
  enum Service: String, CaseIterable {
    case github, gitlab

    /// Where it looks for a workflow.
    var file: String {
      switch self {
      case .github: ".github/workflows/view-benchmark.yml"
      case .gitlab: ".gitlab-ci.yml"
      }
    }
  }

  /// Where this package is published: `OWNER/NAME` and a tag or branch.
  struct Source {
    var repository: String
    var revision: String

    /// Nobody's: whoever takes the workflow has to fill it in.
    static let unknown = Source(repository: "OWNER/swift-view-benchmark", revision: "v1")

    var isKnown: Bool { !repository.hasPrefix("OWNER/") }

    /// Reads `OWNER/NAME` or `OWNER/NAME@REVISION`.
    ///
    /// - Throws: ``InputError`` for anything else.
    init(option text: String) throws(InputError) {
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
      func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
          && text.unicodeScalars.allSatisfy {
            $0.isASCII
              && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || "._-/".unicodeScalars.contains($0))
          }
      }
      guard names.count == 2, names.allSatisfy(isName), parts.count == 1 || isName(parts[1]) else {
        throw InputError("--from is '\(text)'", advice: "give OWNER/NAME or OWNER/NAME@TAG")
      }
      self.init(repository: parts[0], revision: parts.count > 1 ? parts[1] : Self.unknown.revision)
    }

    private init(repository: String, revision: String) {
      (self.repository, self.revision) = (repository, revision)
    }
  }

  let service: Service
  let source: Source
  /// The folders and files with screens; empty for none.
  let survey: [String]
  /// The benchmark executable of the package; `nil` for none.
  let product: String?

  /// The image that has the toolchain; the package is built and tested with it.
  static let image = "swift:6.3-bookworm"

  /// The workflow.
  var text: String {
    switch service {
    case .github: github
    case .gitlab: gitlab
    }
  }

  private var paths: String { survey.map(Self.word).joined(separator: " ") }

  private var github: String {
    var inputs: [String] = []
    if !survey.isEmpty { inputs.append("          survey: \(Self.scalar(survey.joined(separator: " ")))") }
    if let product { inputs.append("          run: \(Self.scalar(product))") }
    return """
      # What a pull request makes of the costs of SwiftUI views. Written by 'view-benchmark init ci --github'.
      name: Views

      on: pull_request

      permissions:
        contents: read
        # For the one comment that is kept, and for the advice beside the lines.
        pull-requests: write
        security-events: write

      concurrency:
        group: views-${{ github.ref }}
        cancel-in-progress: true

      jobs:
        views:
          runs-on: ubuntu-24.04
          container: \(Self.image)
          timeout-minutes: 60
          steps:
            - uses: actions/checkout@v4
              with:
                # The base commit is surveyed, too.
                fetch-depth: 0
            - uses: \(source.repository)@\(source.revision)
              with:
      \(inputs.joined(separator: "\n"))

      """
  }

  private var gitlab: String {
    var judge: [String] = []
    if !survey.isEmpty {
      judge.append(
        "$TOOL/scripts/survey --scratch .view-benchmark/survey --no-progress --against \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\" --reports reports \(paths) || surveyed=$?"
      )
    }
    if let product {
      judge.append(
        "$TOOL/scripts/compare-commits --counts --product \(Self.word(product)) --reports reports \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\" HEAD || counted=$?"
      )
    }
    let address = "https://github.com/\(source.repository).git"
    return """
      # What a merge request makes of the costs of SwiftUI views. Written by 'view-benchmark init ci --gitlab'.
      # For the comment: a project access token with the scope api, as the masked variable VIEW_BENCHMARK_TOKEN.
      views:
        image: \(Self.image)
        rules:
          - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        variables:
          GIT_DEPTH: "0"
          TOOL: .view-benchmark/tool
          TOOL_VERSION: \(Self.scalar(source.revision))
        cache:
          key: view-benchmark-\(source.revision)-\(Self.image.split(separator: ":").joined(separator: "-"))
          paths: [.view-benchmark/tool]
        script:
          - git config --global --add safe.directory "$CI_PROJECT_DIR"
          - apt-get update -q && apt-get install -y -q --no-install-recommends libjemalloc-dev pkg-config python3
          - |
            if [ ! -x $TOOL/scripts/survey ]; then
              git clone --quiet --depth 1 --branch "$TOOL_VERSION" \(address) /tmp/view-benchmark
              archive=$(/tmp/view-benchmark/scripts/package --output /tmp)
              mkdir -p $TOOL
              tar -xzf "$archive" -C $TOOL --strip-components 1
            fi
          - surveyed=0
          - counted=0
      \(judge.map { "    - \($0)" }.joined(separator: "\n"))
          - |
            if [ -n "$VIEW_BENCHMARK_TOKEN" ]; then
              for page in reports/*.md; do $TOOL/scripts/comment --gitlab "$page" || true; done
            fi
          # 5 is better than before.
          - test $surveyed -eq 0 || test $surveyed -eq 5 || exit $surveyed
          - test $counted -eq 0 || test $counted -eq 5 || exit $counted
        artifacts:
          when: always
          paths: [reports]
          reports:
            junit: reports/*.xml

      """
  }

  /// A word of a shell.
  private static func word(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || "._-/".unicodeScalars.contains($0))
    }
    return plain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A text of YAML in quotes, in which nothing is special but the quote.
  private static func scalar(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
