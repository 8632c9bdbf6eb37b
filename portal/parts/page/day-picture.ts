const dimmed = { filter: 'brightness(0.76)' };

/** A picture that was drawn for the day alone: it must not glare at night, no more than `Image` does. */
export const dayPicture = {
  selectors: { '[data-theme="dark"] &': dimmed },
  '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme="light"]) &': dimmed } } },
} as const;
