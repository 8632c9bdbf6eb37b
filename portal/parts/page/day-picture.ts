const dimmed = { filter: 'brightness(0.76)' };

/** For a picture drawn for the light theme only: dimmed in the dark theme, as `Image` is. */
export const dayPicture = {
  selectors: { '[data-theme="dark"] &': dimmed },
  '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme="light"]) &': dimmed } } },
} as const;
