// SPDX-License-Identifier: Apache-2.0

// Clients import this module and get all of its parts.
@_exported import InertViews
@_exported import StandardViews
@_exported import ViewEngine
