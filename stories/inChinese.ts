type Context = { globals: Record<string, unknown> };

/** A play that looks for words of a component's own, which are others in the toolbar's second language. */
export function inChinese<C extends Context>(play: (context: C) => Promise<void>): (context: C) => Promise<void> {
  return async (context) => {
    if (context.globals.locale !== 'en') await play(context);
  };
}
