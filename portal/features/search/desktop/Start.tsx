import { Heading } from '@yimen/ui/heading';
import type { Alternatives } from './load-results.ts';
import { Popular } from './Popular.tsx';
import { PastSearches, QueryWords, type SearchedWords } from './QueryWords.tsx';
import * as css from './search.css.ts';

/** Shown before a search: earlier searches, what others search for, and popular services. */
export function Start({ alternatives, past }: { alternatives: Alternatives; past: SearchedWords }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Popular alternatives={alternatives} />
      </div>
      <aside className={css.aside} aria-label="搜索建议">
        <PastSearches past={past} />
        {alternatives.words.length > 0 && (
          <section aria-labelledby="hot">
            <Heading level={2} size="body" id="hot">
              大家在搜
            </Heading>
            <QueryWords words={alternatives.words} />
          </section>
        )}
      </aside>
    </div>
  );
}
