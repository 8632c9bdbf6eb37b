import { simplified } from './lexicon.ts';
import { readingsOf } from './reading.ts';
import { charactersOf, isChinese, normalise } from './text.ts';

/** Whether a query may match a title, or stands in one of its texts. */
export type MayMatch = (title: string, ...texts: string[]) => boolean;

/**
 * Tells texts apart that a query cannot match, without an index of them: a match begins with two neighbours that the
 * query's first two letters may stand for.
 */
export function prefilter(query: string): MayMatch {
  const asked = [...new Set([query, simplified(query)])];
  const openings = asked.flatMap((one) => openingOf(one) ?? []);
  const terms = asked.map((one) => one.trim().toLowerCase()).filter((term) => term.length > 1);
  return (title, ...texts) =>
    openings.some((opening) => mayOpen(title, opening)) ||
    texts.some((text) => terms.some((term) => text.toLowerCase().includes(term)));
}

interface Opening {
  readonly first: string;
  readonly second: string;
}

function openingOf(query: string): Opening | undefined {
  const word = query.split(/\s+/).map(normalise).find(Boolean);
  const [first, second = ''] = word ?? '';
  return first === undefined ? undefined : { first, second };
}

function mayOpen(title: string, { first, second }: Opening): boolean {
  const spellings = charactersOf(title).map(({ folded }) =>
    isChinese(folded) ? [folded, ...readingsOf(folded)] : [folded],
  );
  return spellings.some((options, at) =>
    options.some(
      (option) =>
        option.startsWith(first + second) ||
        (option.startsWith(first) && spellings[at + 1]?.some((next) => next.startsWith(second))),
    ),
  );
}
