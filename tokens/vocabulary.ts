/**
 * The names of all tokens, by purpose. Values come from `makeTheme`; what each name is for and
 * which contrast it promises is in `descriptions.ts`.
 */
export const shape = {
  /** One pixel of the design. */
  unit: null,
  /** The page's zoom factor, 1 when there is none: keeps text at 12 px or more (specification, section 9). */
  zoom: null,
  color: {
    ink: null,
    inkSecondary: null,
    inkTertiary: null,
    paper: null,
    surface: null,
    surfaceRaised: null,
    surfaceSubtle: null,
    page: null,
    line: null,
    lineSubtle: null,
    fieldBorder: null,
    fieldBorderHover: null,
    controlBorder: null,
    disabledFill: null,
    disabledSurface: null,
    disabledText: null,
    disabledLine: null,
    skeleton: null,
    scrim: null,
    success: null,
    successSurface: null,
    successTag: null,
    warning: null,
    warningSurface: null,
    warningTag: null,
    onSuccessTag: null,
    onWarningTag: null,
    onErrorTag: null,
    error: null,
    errorSurface: null,
    errorTag: null,
    errorRing: null,
    danger: null,
    dangerHover: null,
    dangerPressed: null,
    onDanger: null,
    badge: null,
    onBadge: null,
    star: null,
    tooltip: null,
    onTooltip: null,
  },
  theme: {
    main: null,
    solid: null,
    onSolid: null,
    hover: null,
    pressed: null,
    /** 1 px border of solid buttons; transparent unless the fill is too pale to be seen. */
    solidBorder: null,
    text: null,
    /** Fill of graphic controls (switch, checked box, indicator, progress): seen on every surface. */
    control: null,
    onControl: null,
    /** Fill of icon tiles, tags and selected entries: shade 10 in light, shade 20 in dark. */
    tile: null,
    /** Line of outlined tiles: shade 30 in light, shade 60 in dark. */
    tileLine: null,
    shade04: null,
    shade06: null,
    shade08: null,
    shade10: null,
    shade12: null,
    shade16: null,
    shade20: null,
    shade30: null,
    shade40: null,
    shade60: null,
  },
  header: { background: null, text: null, selected: null, hover: null, line: null },
  footer: { background: null, text: null },
  filing: { background: null, text: null },
  focus: { ring: null, headerRing: null, footerRing: null, filingRing: null },
  font: { body: null, regular: null, strong: null },
  text: {
    display: { size: null, line: null },
    title1: { size: null, line: null },
    title2: { size: null, line: null },
    title3: { size: null, line: null },
    body: { size: null, line: null },
    meta: { size: null, line: null },
    micro: { size: null, line: null },
  },
  space: {
    '4': null,
    '8': null,
    '12': null,
    '16': null,
    '20': null,
    '24': null,
    '32': null,
    '40': null,
    '48': null,
    '56': null,
    '64': null,
    '72': null,
  },
  radius: { small: null, medium: null, large: null, round: null },
  shadow: { field: null, floating: null, modal: null },
  /** Heights of controls; care mode makes them larger. */
  control: { small: null, medium: null, large: null, xlarge: null, touch: null },
  /** Widths of hairlines and of the focus ring. */
  stroke: { line: null, focus: null, focusOffset: null },
  motion: { fast: null, base: null, slow: null, enter: null, leave: null, distance: null },
  layer: {
    content: null,
    sticky: null,
    header: null,
    rail: null,
    dropdown: null,
    assistant: null,
    dialog: null,
    toast: null,
  },
  /** Window widths. A media query cannot read them: styles take the numbers of `constants.ts`. */
  breakpoint: { mobile: null, compact: null },
  size: { main: null, header: null, footer: null, filing: null },
} as const;

type Paths<S> = {
  [K in keyof S & string]: S[K] extends null ? K : `${K}.${Paths<S[K]>}`;
}[keyof S & string];

/** A token's name as a path: `color.ink`, `text.body.size`. */
export type TokenName = Paths<typeof shape>;

/** All token names, in the vocabulary's order. */
export const tokenNames = namePaths(shape) as TokenName[];

/** The custom property of a token: `--ym-color-ink` for `color.ink`. */
export function propertyName(token: TokenName): string {
  const kebab = token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ym-${kebab}`;
}

type Names = { readonly [name: string]: null | Names };

function namePaths(names: Names): string[] {
  return Object.entries(names).flatMap(([name, inner]) =>
    inner === null ? [name] : namePaths(inner).map((path) => `${name}.${path}`),
  );
}
