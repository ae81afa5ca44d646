// SPDX-License-Identifier: Apache-2.0

// One log under two names.
@_exported import os
