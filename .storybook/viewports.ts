/** The viewports of the toolbar and of screenshots, in CSS px. */
export const viewports = {
  narrow: { name: 'Phone 320', width: 320, height: 640 },
  phone: { name: 'Phone 375', width: 375, height: 812 },
  large: { name: 'Phone 414', width: 414, height: 896 },
  landscape: { name: 'Phone on its side', width: 812, height: 375 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  laptop: { name: 'Laptop 1280', width: 1280, height: 800 },
  desk: { name: 'Desk 1440', width: 1440, height: 900 },
  wide: { name: 'Wide 1920', width: 1920, height: 1080 },
} as const;

export type ViewportName = keyof typeof viewports;

/** The same viewports in the format of Storybook's toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
