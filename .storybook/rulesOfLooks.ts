// Looks are attributes for style sheets. Dark changes colours only; care changes sizes too.
const ofColors = ['color-contrast', 'link-in-text-block'];
const ofSizes = ['target-size', 'scrollable-region-focusable'];

/** Of axe's rules for WCAG 2.2 AA those whose answer a look can change, where light was asked for all. */
export const rulesOfLooks = { dark: ofColors, care: [...ofColors, ...ofSizes] };
