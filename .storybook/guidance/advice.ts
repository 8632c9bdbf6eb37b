/** When to take a component, and when to take another: what a designer asks before the look. */
export interface Advice {
  /** As in the titles of Storybook: the component in English, then in Chinese. */
  name: string;
  use: readonly string[];
  avoid: readonly string[];
}

/** Advice by the component's subpath of `@yimen/ui`. */
export type AdviceBySubpath = Readonly<Record<string, Advice>>;

export function advice(name: string, use: readonly string[], avoid: readonly string[]): Advice {
  return { name, use, avoid };
}
