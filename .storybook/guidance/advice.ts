/** When to use a component, and when to use another one instead. */
export interface Advice {
  /** As in the titles of stories: the component's name in English, then in Chinese. */
  name: string;
  use: readonly string[];
  avoid: readonly string[];
}

/** Advice by the component's subpath of `@yimen/ui`. */
export type AdviceBySubpath = Readonly<Record<string, Advice>>;

export function advice(name: string, use: readonly string[], avoid: readonly string[]): Advice {
  return { name, use, avoid };
}
