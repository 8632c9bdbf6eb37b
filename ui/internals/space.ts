import { vars } from '@yimen/tokens/contract';

/** The spacing scale in design pixels. */
export const spaces = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72] as const;
export type Space = (typeof spaces)[number];

export function space(step: Space): string {
  return step === 0 ? '0' : vars.space[step];
}

/** One entry per step of the spacing scale, for `styleVariants`. */
export function perSpace<T>(make: (length: string) => T): Record<Space, T> {
  return Object.fromEntries(spaces.map((step) => [step, make(space(step))])) as Record<Space, T>;
}
