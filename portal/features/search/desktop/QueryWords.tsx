import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { searchHref } from './address.ts';
import type { useSearchedWords } from './history.ts';
import * as css from './search.css.ts';

export type SearchedWords = ReturnType<typeof useSearchedWords>;

/** Words to search for, each a link. */
export function QueryWords({ words }: { words: readonly string[] }) {
  return (
    <ul className={css.wordList}>
      {words.map((word) => (
        <li key={word}>
          <Link variant="plain" href={searchHref(word)}>
            <span className={css.word}>{word}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The person's earlier searches in this browser. */
export function PastSearches({ past: { history, clear } }: { past: SearchedWords }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <div className={css.pastHead}>
        <Heading level={2} size="body" id="past">
          最近搜过
        </Heading>
        <Button variant="text" size="small" onClick={clear} aria-label="清除最近搜过的词">
          清除
        </Button>
      </div>
      <QueryWords words={history} />
    </section>
  );
}
