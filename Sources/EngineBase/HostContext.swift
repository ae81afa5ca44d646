// SPDX-License-Identifier: Apache-2.0

/// The host that the running client code belongs to: the host's actions, its tasks, and the tasks that these start.
package enum HostContext {
  @TaskLocal package static var clock: VirtualClock?
}
