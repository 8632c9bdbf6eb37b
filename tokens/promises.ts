import type { ShadeName } from './color.ts';
import type { TokenName } from './vocabulary.ts';

/** Where a colour is drawn: a token, or a tint of the theme on a token. */
export type Surface = { token: TokenName; tint?: TintName };
export type TintName = ShadeName | 'tile';

/** `text` is for reading, `control` for controls and large text, `focus` for the focus ring. */
export type PromiseKind = 'text' | 'control' | 'focus';

/** The minimum contrast of a kind, normally and with more contrast (care mode, or the reader's preference). */
export const promisedRatio: Record<PromiseKind, { normal: number; more: number }> = {
  text: { normal: 4.5, more: 7 },
  control: { normal: 3, more: 4.5 },
  focus: { normal: 3, more: 4.5 },
};

/** What the theme maker guarantees: `token` has the contrast of its kind on each of the surfaces. */
export type ContrastPromise = { token: TokenName; on: readonly Surface[]; kind: PromiseKind };

export const surfaceTokens = [
  'color.surface',
  'color.paper',
  'color.page',
  'color.surfaceRaised',
  'color.surfaceSubtle',
] as const satisfies readonly TokenName[];

const surfaces = new Map<string, Surface>();

/** Returns the same object for the same surface, so that results can be cached by it. */
function surfaceOf(token: TokenName, tint?: TintName): Surface {
  const key = `${token} ${tint}`;
  const known = surfaces.get(key) ?? (tint ? { token, tint } : { token });
  surfaces.set(key, known);
  return known;
}

/** A surface in words: `theme.shade10 over color.surface`. */
export function surfaceName({ token, tint }: Surface): string {
  return tint ? `theme.${tint} over ${token}` : token;
}

/** Surfaces without a tint. */
export const plain: readonly Surface[] = surfaceTokens.map((token) => surfaceOf(token));
const pale = ['shade04', 'shade06', 'shade08', 'shade10', 'shade12'] as const;
const hovered = tinted(['color.surface', 'color.surfaceRaised'], ['shade04', 'shade06']);

/** Surfaces, and every tint of them that may have text. */
export const textSurfaces: readonly Surface[] = [
  ...plain,
  ...tinted(['color.surface', 'color.paper', 'color.page'], [...pale, 'shade16', 'tile']),
  ...tinted(['color.surfaceRaised'], [...pale, 'shade16', 'tile']),
  ...tinted(['color.surfaceSubtle'], pale),
];
/** Surfaces, and list rows that are hovered or selected. */
export const rowSurfaces: readonly Surface[] = [...plain, ...hovered];
/** The same, and the selected option of a list. */
const optionSurfaces: readonly Surface[] = [
  ...rowSurfaces,
  ...tinted(['color.surface', 'color.surfaceRaised'], ['shade08']),
];
/** Surfaces, and the tints behind a switch, an indicator or a progress bar. */
export const controlSurfaces: readonly Surface[] = [
  ...plain,
  ...tinted(surfaceTokens, ['shade04', 'shade06', 'shade08', 'shade12']),
];
/** Everything that can be on either side of a focus ring on the page. */
export const focusSurfaces: readonly Surface[] = [...textSurfaces, ...tinted(surfaceTokens, ['shade20'])];

function tinted(tokens: readonly TokenName[], names: readonly TintName[]): Surface[] {
  return tokens.flatMap((token) => names.map((tint) => surfaceOf(token, tint)));
}

function on(...tokens: TokenName[]): Surface[] {
  return tokens.map((token) => surfaceOf(token));
}

/** Notice strips, which may contain a link. */
const strips = on('color.successSurface', 'color.warningSurface', 'color.errorSurface');

export const promises: readonly ContrastPromise[] = [
  { token: 'color.ink', kind: 'text', on: [...textSurfaces, ...strips] },
  { token: 'color.inkSecondary', kind: 'text', on: textSurfaces },
  { token: 'color.inkTertiary', kind: 'text', on: optionSurfaces },
  {
    token: 'color.disabledText',
    kind: 'text',
    on: [...plain, ...on('color.disabledFill', 'color.disabledSurface')],
  },
  { token: 'color.success', kind: 'text', on: [...rowSurfaces, ...on('color.successSurface', 'color.successTag')] },
  { token: 'color.warning', kind: 'text', on: [...rowSurfaces, ...on('color.warningSurface', 'color.warningTag')] },
  { token: 'color.error', kind: 'text', on: [...rowSurfaces, ...on('color.errorSurface', 'color.errorTag')] },
  { token: 'color.onSuccessTag', kind: 'text', on: on('color.successTag') },
  { token: 'color.onWarningTag', kind: 'text', on: on('color.warningTag') },
  { token: 'color.onErrorTag', kind: 'text', on: on('color.errorTag') },
  { token: 'color.onDanger', kind: 'text', on: on('color.danger', 'color.dangerHover', 'color.dangerPressed') },
  { token: 'color.onBadge', kind: 'text', on: on('color.badge') },
  { token: 'color.onTooltip', kind: 'text', on: on('color.tooltip') },
  { token: 'color.star', kind: 'control', on: rowSurfaces },
  { token: 'color.fieldBorder', kind: 'control', on: plain },
  { token: 'color.fieldBorderHover', kind: 'control', on: plain },
  { token: 'color.controlBorder', kind: 'control', on: rowSurfaces },
  { token: 'theme.text', kind: 'text', on: [...textSurfaces, ...strips] },
  { token: 'theme.onSolid', kind: 'text', on: on('theme.solid', 'theme.hover', 'theme.pressed') },
  { token: 'theme.solidBorder', kind: 'control', on: plain },
  { token: 'theme.control', kind: 'control', on: controlSurfaces },
  { token: 'theme.onControl', kind: 'control', on: on('theme.control') },
  { token: 'header.text', kind: 'text', on: on('header.background', 'header.hover') },
  { token: 'header.selected', kind: 'text', on: on('header.background', 'header.hover') },
  { token: 'footer.text', kind: 'text', on: on('footer.background') },
  { token: 'filing.text', kind: 'text', on: on('filing.background') },
  { token: 'focus.ring', kind: 'focus', on: focusSurfaces },
  { token: 'focus.headerRing', kind: 'focus', on: on('header.background', 'header.hover') },
  { token: 'focus.footerRing', kind: 'focus', on: on('footer.background') },
  { token: 'focus.filingRing', kind: 'focus', on: on('filing.background') },
];
