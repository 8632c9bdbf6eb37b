import { Heading } from '@yimen/ui/heading';
import type { Ways } from './load-results.ts';
import { Popular } from './Popular.tsx';
import * as css from './search.css.ts';
import { type Past, PastSearches, Words } from './Words.tsx';

/** Before anything is searched for: what was, what others search for, what others do. */
export function Start({ ways, past }: { ways: Ways; past: Past }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Popular ways={ways} />
      </div>
      <aside className={css.aside} aria-label="搜索建议">
        <PastSearches past={past} />
        {ways.words.length > 0 && (
          <section aria-labelledby="hot">
            <Heading level={2} size="body" id="hot">
              大家在搜
            </Heading>
            <Words words={ways.words} />
          </section>
        )}
      </aside>
    </div>
  );
}
