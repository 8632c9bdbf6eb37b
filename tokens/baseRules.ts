import { breakpoints } from './constants.ts';
import { forcedTokens } from './forcedColors.ts';
import { constantScales, lengthScales, motionScales, shadows } from './scales.ts';
import { baseColors } from './themeCss.ts';
import { either, turned } from './toggles.ts';
import { propertyName, type TokenName, tokenNames } from './vocabulary.ts';

/** One rule of the base style sheet. */
export type Rule = { media?: string; selector: string; properties: Record<string, string> };

/** Elements that start a theme or a mode: the root, and elements marked as a scope. */
const scopes = (attribute: string) => [':root', '[data-theme-scope]'].map((scope) => scope + attribute).join(',');

/**
 * The style sheet that every page has in addition to its institution's theme: which mode is on, and the
 * tokens that all institutions share. `data-theme` is light (default), dark or auto; `data-care`
 * turns care mode on, `data-care=off` turns it off for a part of the page; `data-grey` belongs on the root element.
 */
export function baseRules(): Rule[] {
  return [
    {
      selector: ':root',
      properties: {
        ...plainValues(),
        ...turned('scheme', 0),
        ...turned('contrast', 0),
        ...turned('care', 0),
        ...turned('width', 0),
        ...turned('gray', 0),
        'color-scheme': 'light',
      },
    },
    { selector: scopes(''), properties: sharedValues() },
    {
      selector: ':where([data-theme-scope])',
      // Otherwise a scope would inherit the colours of the theme around it.
      properties: { color: 'var(--ym-color-ink)', 'background-color': 'var(--ym-color-surface)' },
    },
    { selector: ':root[data-grey]', properties: { filter: 'grayscale(1)', ...turned('gray', 1) } },
    { selector: scopes('[data-theme=light]'), properties: lightRules },
    { selector: scopes('[data-theme=auto]'), properties: lightRules },
    { selector: scopes('[data-theme=dark]'), properties: night },
    { media: '(prefers-color-scheme: dark)', selector: scopes('[data-theme=auto]'), properties: night },
    // Most browsers print no backgrounds: the light text of the dark scheme would be invisible on white paper.
    {
      media: 'print',
      selector: ['dark', 'auto'].map((mode) => scopes(`[data-theme=${mode}]`)).join(','),
      properties: lightRules,
    },
    { selector: scopes('[data-care]'), properties: { ...turned('care', 1), ...turned('contrast', 1) } },
    { selector: scopes('[data-care=off]'), properties: { ...turned('care', 0), ...turned('contrast', 0) } },
    { media: '(prefers-contrast: more)', selector: contrastScopes, properties: turned('contrast', 1) },
    { media: `(max-width: ${breakpoints.mobile}px)`, selector: ':root', properties: turned('width', 1) },
    { media: '(prefers-reduced-motion: reduce)', selector: ':root', properties: customProperties(motionScales(true)) },
    { media: '(forced-colors: active)', selector: scopes(''), properties: forced() },
  ];
}

const lightRules = { ...turned('scheme', 0), 'color-scheme': 'light' };
const night = { ...turned('scheme', 1), 'color-scheme': 'dark' };
const contrastScopes = [scopes(''), scopes('[data-care=off]')].join(',');

/** The base style sheet as text, for pages that are not built with vanilla-extract. */
export function baseCss(): string {
  return baseRules()
    .map(({ media, selector, properties }) => {
      const body = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
      const rule = `${selector}{${body.join(';')}}`;
      return media ? `@media ${media}{${rule}}` : rule;
    })
    .join('\n');
}

function plainValues(): Record<string, string> {
  return customProperties({ ...constantScales, ...motionScales(false) });
}

function sharedValues(): Record<string, string> {
  const plain = lengthScales({ care: false, narrow: false });
  const narrow = lengthScales({ care: false, narrow: true });
  const care = lengthScales({ care: true, narrow: false });
  const narrowCare = lengthScales({ care: true, narrow: true });
  const colors = baseColors();
  const [byDay, byNight] = [shadows('light'), shadows('dark')];
  const values: Partial<Record<TokenName, string>> = {};
  for (const token of tokenNames) {
    const length = plain[token];
    const shadow = byDay[token];
    const color = colors[token];
    if (length !== undefined) {
      values[token] = either(
        'care',
        either('width', length, narrow[token] ?? length),
        either('width', care[token] ?? length, narrowCare[token] ?? length),
      );
    } else if (shadow !== undefined) values[token] = either('scheme', shadow, byNight[token] ?? shadow);
    // Institutional tokens too: a scope without a theme block shows the default theme, not a mixture of two modes.
    else if (color !== undefined) values[token] = color;
  }
  return customProperties(values);
}

// `!important`, because an institution's block may come later and be more specific.
function forced(): Record<string, string> {
  const colors = forcedTokens.map(([token, color]) => [propertyName(token), `${color} !important`]);
  return Object.fromEntries(colors);
}

function customProperties(values: Partial<Record<TokenName, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([token, value]) => [propertyName(token as TokenName), value]));
}
