import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { Aside } from './Aside.tsx';
import { Found } from './Found.tsx';
import { useSearchHistory } from './history.ts';
import type { loader } from './load-results.ts';
import { Nothing } from './Nothing.tsx';
import { SearchHead } from './SearchHead.tsx';
import { Start } from './Start.tsx';
import * as css from './search.css.ts';

export { loader, meta } from './load-results.ts';

/** 搜索: everything of the institution that speaks of the words (DESIGN §9, 22 and 22b). */
export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  const { query, results, ways } = data;
  const past = useSearchHistory(query, (results?.total ?? 0) > 0);
  return (
    <ToastProvider>
      <SearchHead {...data} />
      {query && !results && (
        <div className={css.wrap}>
          <LoadFailed what="搜索结果" />
        </div>
      )}
      {!query && ways && <Start ways={ways} past={past} />}
      {results && results.total === 0 && ways && <Nothing query={query} results={results} ways={ways} />}
      {results && results.total > 0 && (
        <div className={css.columns}>
          <Found {...data} results={results} />
          <Aside query={query} related={results.related} past={past} />
        </div>
      )}
    </ToastProvider>
  );
}
