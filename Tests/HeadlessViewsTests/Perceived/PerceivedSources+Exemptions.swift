// SPDX-License-Identifier: Apache-2.0

extension PerceivedSources {
  /// Names that are not tried, and why.
  static let exemptions: [String: String] = {
    let reasons: [(String, String)] = [
      (
        "tells the engine what a view is, or keeps something of it; nothing of it is drawn",
        """
        id tag equatable coordinateSpace layoutValue containerValue modifier transaction animation
        transition previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
        sectionActions navigationDestination
        """
      ),
      (
        "hands a value to views that may show it",
        """
        environmentObject transformEnvironment preference transformPreference anchorPreference
        transformAnchorPreference focusedValue focusedSceneValue focusedObject focusedSceneObject
        menuOrder focusEffectDisabled hoverEffectDisabled defaultAppStorage colorScheme preferredColorScheme
        dynamicTypeSize
        """
      ),
      (
        "runs a client's code, which may show something",
        """
        onAppear onDisappear onChange onReceive onSubmit onTapGesture onLongPressGesture onHover
        onContinuousHover onKeyPress onGeometryChange onPreferenceChange onScrollGeometryChange
        onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onOpenURL task
        refreshable gesture highPriorityGesture simultaneousGesture accessibilityAction
        accessibilityActions accessibilityAdjustableAction backgroundPreferenceValue
        overlayPreferenceValue keyframeAnimator phaseAnimator
        """
      ),
      (
        "decides what an input does, and is perceived only then",
        """
        allowsHitTesting contentShape focusable focused keyboardShortcut selectionDisabled
        deleteDisabled moveDisabled scrollDisabled scrollBounceBehavior scrollDismissesKeyboard
        scrollTargetBehavior scrollTargetLayout interactiveDismissDisabled
        presentationBackgroundInteraction buttonRepeatBehavior autocapitalization autocorrectionDisabled
        disableAutocorrection textContentType textInputAutocapitalization textSelection
        accessibilityRespondsToUserInteraction accessibilityShowsLargeContentViewer
        menuActionDismissBehavior presentationContentInteraction renameAction scrollTarget
        defersSystemGestures handGestureShortcut submitScope typeSelectEquivalent writingToolsBehavior
        findDisabled replaceDisabled
        """
      ),
      (
        "shows something else over the content, whose views are in its own list",
        """
        sheet fullScreenCover popover alert confirmationDialog contextMenu actionSheet inspector
        inspectorColumnWidth searchSuggestions searchScopes swipeActions presentationCompactAdaptation
        accessibilityRepresentation accessibilityChildren
        """
      ),
      (
        "a motion, a sound or a touch of the device, and no state of the screen",
        """
        glassEffectID glassEffectTransition glassEffectUnion
        sensoryFeedback hoverEffect defaultHoverEffect symbolEffect symbolEffectsRemoved contentTransition
        navigationTransition matchedGeometryEffect matchedTransitionSource scrollTransition
        scrollIndicatorsFlash
        """
      ),
      (
        "asks for a size or a look of a window",
        """
        presentationSizing presentedWindowStyle presentedWindowToolbarStyle
        """
      ),
      (
        "has no value to change",
        """
        drawingGroup clipped compositingGroup geometryGroup luminanceToAlpha colorInvert monospacedDigit hidden
        unredacted scaledToFill scaledToFit fixedSize accentColor toolbarRole
        accessibilityIgnoresInvertColors invalidatableContent flipsForRightToLeftLayoutDirection
        """
      ),
      (
        "moves what tests of its own look at: safe areas, scrolled contents, the order of layers",
        """
        ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaBar tabViewBottomAccessory scenePadding contentMargins
        defaultScrollAnchor scrollPosition zIndex gridCellUnsizedAxes navigationSplitViewColumnWidth
        """
      ),
      (
        "nothing is dragged, and a panel of files has one look",
        """
        onDrag onDrop draggable dropDestination itemProvider springLoadingBehavior
        fileDialogBrowserOptions fileDialogConfirmationLabel
        fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
        fileDialogMessage fileDialogURLEnabled fileExporterFilenameLabel
        """
      ),
      (
        "nothing is copied, and nothing goes to other programs or windows",
        """
        copyable cuttable onCopyCommand onCutCommand onPasteCommand pasteDestination userActivity
        onContinueUserActivity handlesExternalEvents navigationDocument
        """
      ),
      (
        "there is no remote control, no crown and no focus but that of fields",
        """
        defaultFocus focusScope focusSection prefersDefaultFocus onDeleteCommand onExitCommand
        onMoveCommand onPlayPauseCommand digitalCrownAccessory digitalCrownRotation
        """
      ),
      (
        "a part of a dialog, a bar or a menu that is not there",
        """
        dialogIcon dialogSeverity dialogSuppressionToggle paletteSelectionEffect
        textInputFormattingControlVisibility searchDictationBehavior searchFocused
        searchPresentationToolbarBehavior searchToolbarBehavior toolbarTitleMenu
        defaultAdaptableTabBarPlacement tabBarMinimizeBehavior tabViewCustomization
        tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
        """
      ),
      (
        "leads an assistive technology, and none is running",
        """
        accessibilityActivationPoint accessibilityChartDescriptor accessibilityDirectTouch
        accessibilityFocused accessibilityLabeledPair accessibilityLinkedGroup
        accessibilityQuickAction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityZoomAction
        """
      ),
      (
        "finds the view for a test; no person perceives it",
        """
        accessibilityIdentifier
        """
      ),
    ]
    var result = [
      "Shape.sizeThatFits": "asked by nobody: a shape takes what it is offered (L-22)",
      "BasicShapes init(style:)": "both styles of corners are one outline here",
    ]
    for name in [
      "intersection", "lineIntersection", "lineSubtraction", "subtracting", "symmetricDifference",
    ] {
      result["Shape.\(name)"] = "where outlines cross is not computed"
    }
    for (reason, names) in reasons {
      for name in names.split(whereSeparator: \.isWhitespace) { result["View.\(name)"] = reason }
    }
    return result
  }()
}
