/*
 * A mode is an inherited pair of custom properties, one invalid and one empty: `var(--on, a)` gives
 * `a` if `--on` is invalid, and nothing if it is empty. So a theme states each value once per
 * mode, whatever sets the mode and however themes and modes are nested.
 */

/** One value per combination of scheme and contrast. */
export type ByMode<T> = { light: T; lightMore: T; dark: T; darkMore: T };

/** The two states of every mode, as custom properties. */
export const toggles = {
  scheme: ['--ym-if-light', '--ym-if-dark'],
  contrast: ['--ym-if-normal', '--ym-if-more'],
  care: ['--ym-if-plain', '--ym-if-care'],
  gray: ['--ym-if-color', '--ym-if-gray'],
  width: ['--ym-if-wide', '--ym-if-narrow'],
} as const;

export type ToggleName = keyof typeof toggles;

/** The declarations that put a mode into its first or second state. */
export function turned(name: ToggleName, state: 0 | 1): Record<string, string> {
  return { [toggles[name][state]]: 'initial', [toggles[name][1 - state] ?? '']: ' ' };
}

/** CSS that gives the first value in a mode's first state and the second value in the other. */
export function either(name: ToggleName, first: string, second: string): string {
  return first === second ? first : `var(${toggles[name][0]},${first})var(${toggles[name][1]},${second})`;
}

/** CSS that gives the right one of four colours. */
export function colorValue({ light, lightMore, dark, darkMore }: ByMode<string>): string {
  if (light === dark && lightMore === darkMore) return either('contrast', light, lightMore);
  return either('scheme', either('contrast', light, lightMore), either('contrast', dark, darkMore));
}
