import { globalStyle } from '@vanilla-extract/css';
import { makeTheme } from '@yimen/ui/theme';
import { vars } from '@yimen/ui/vars';
import { compactWidth, desktopWidth } from '../../lib/media.ts';

/**
 * Factors of the visitor's text size on font sizes and line heights; the layout does not change (DESIGN §9, 36b).
 * `standard` has none.
 */
const factors = { small: 0.9, large: 1.15, larger: 1.3, largest: 1.5 } as const;
/** Larger text in a compact window, whose zoom is smaller. */
const compactFactor = 1.25;
const factor = 'var(--reader-text)';

for (const [size, value] of Object.entries(factors)) {
  globalStyle(`[data-text="${size}"]`, { vars: { '--reader-text': String(value) } });
}

function textVars(narrow: boolean, more = 1): Record<string, string> {
  const { tokens } = makeTheme({}, { narrow });
  return Object.fromEntries(
    Object.entries(tokens)
      .filter(([name]) => name.startsWith('text.'))
      .map(([name, value]) => {
        const chosen = more === 1 ? `calc(${value} * ${factor})` : `calc(${value} * ${more} * ${factor})`;
        return [`--ym-${name.replaceAll('.', '-')}`, name.endsWith('.size') ? readable(chosen) : chosen];
      }),
  );
}

/** No text is smaller than 12 px on the screen. */
const readable = (size: string) => `max(${size}, calc(12px / ${vars.zoom}))`;

// Care mode has its own, larger sizes.
const chosen = ':root[data-text]:not([data-care])';
globalStyle(chosen, {
  vars: textVars(false),
  '@media': {
    '(max-width: 900px)': { vars: textVars(true) },
    [`${desktopWidth} and ${compactWidth}`]: { vars: textVars(false, compactFactor) },
  },
});
