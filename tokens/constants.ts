/** Window widths in px: up to `mobile` the mobile site, below `compact` larger type and fewer columns. */
export const breakpoints = { mobile: 900, compact: 1200 } as const;

/** The page's fixed measures in design pixels (specification, section 9). */
export const geometry = { main: 1200, header: 68, footer: 221, filing: 38 } as const;

/** z-index of every layer. Dialogs start at 2000 and each further one adds 1; toasts are above everything. */
export const layers = {
  content: 0,
  sticky: 4,
  header: 5,
  rail: 6,
  dropdown: 9,
  assistant: 1000,
  dialog: 2000,
  toast: 3000,
} as const;
