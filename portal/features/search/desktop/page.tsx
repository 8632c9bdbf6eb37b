import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { FoundResults } from './FoundResults.tsx';
import { useSearchedWords } from './history.ts';
import type { loader } from './load-results.ts';
import { NoResults } from './NoResults.tsx';
import { SearchAside } from './SearchAside.tsx';
import { SearchHead } from './SearchHead.tsx';
import { Start } from './Start.tsx';
import * as css from './search.css.ts';

export { loader, meta } from './load-results.ts';

/** 搜索: the search across the institution's content (DESIGN §9, 22 and 22b). */
export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  const { query, results, alternatives } = data;
  const past = useSearchedWords(query, (results?.total ?? 0) > 0);
  return (
    <ToastProvider>
      <SearchHead {...data} />
      {query && !results && (
        <div className={css.wrap}>
          <LoadFailed what="搜索结果" />
        </div>
      )}
      {!query && alternatives && <Start alternatives={alternatives} past={past} />}
      {results && results.total === 0 && alternatives && (
        <NoResults query={query} results={results} alternatives={alternatives} />
      )}
      {results && results.total > 0 && (
        <div className={css.columns}>
          <FoundResults {...data} results={results} />
          <SearchAside query={query} related={results.related} past={past} />
        </div>
      )}
    </ToastProvider>
  );
}
