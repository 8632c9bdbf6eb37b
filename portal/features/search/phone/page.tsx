import { paths, withQuery } from '@yimen/contract/paths';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { kindNames } from '../desktop/kinds.ts';
import type { loader, SearchData } from '../desktop/load-results.ts';
import { kinds } from '../page.ts';
import { useWords } from '../shared/use-words.ts';
import { Begin } from './Begin.tsx';
import { Groups } from './Groups.tsx';
import { PhoneNoResults } from './PhoneNoResults.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Suggested } from './Suggested.tsx';
import * as own from './search.css.ts';
import { type History, useHistory } from './use-history.ts';

export { loader, meta } from '../desktop/load-results.ts';

/**
 * 搜索 on a phone: before typing, earlier and popular searches; while typing, suggestions; then the results by kind
 * (DESIGN §9, 16 and 16b).
 */
export default function PhoneSearchPage() {
  const data = useLoaderData<typeof loader>();
  const { query, results } = data;
  const history = useHistory();
  const { add } = history;
  const [words, setWords] = useWords('search', query);
  const typed = words.trim();
  // The query in the address is already answered by the page.
  const asks = typed !== '' && typed !== query.trim();
  const found = results !== null && results.total > 0;
  useEffect(() => {
    if (found) add(query);
  }, [found, query, add]);
  return (
    <ToastProvider placement="mobile">
      <div className={query ? undefined : own.sheet}>
        <SearchBox query={query} words={words} onWords={setWords} />
        {asks ? <Suggested words={typed} /> : <SearchAnswer data={data} history={history} />}
      </div>
    </ToastProvider>
  );
}

/** The page's content: before a search, earlier and popular searches; then the results. */
function SearchAnswer({ data, history }: { data: SearchData; history: History }) {
  const { query, results, alternatives } = data;
  if (!query) return <Begin history={history} alternatives={alternatives} />;
  if (!results) {
    return (
      <div className={css.padded}>
        <LoadFailed what="搜索结果" />
      </div>
    );
  }
  return results.total === 0 ? (
    <PhoneNoResults query={query} results={results} alternatives={alternatives} />
  ) : (
    <FoundGroups data={data} />
  );
}

const wayNames = { pinyin: '拼音匹配', heard: '读音相近', letter: '拼写相近' } as const;

function FoundGroups({ data: { query, kind, page, results } }: { data: SearchData }) {
  const leaving = useNavigation().state !== 'idle';
  if (!results) return null;
  const { total, groups, way, term } = results;
  const how = way in wayNames ? wayNames[way as keyof typeof wayNames] : undefined;
  const counts = new Map(groups.map((group) => [group.kind, group.total]));
  return (
    <div aria-busy={leaving || undefined}>
      <ScrollTabs
        label="结果类别"
        items={[
          {
            id: 'all',
            label: '全部',
            count: total,
            href: withQuery(paths['mobile-search'], { search: query }),
            current: kind === '',
          },
          ...kinds
            .filter((each) => (counts.get(each) ?? 0) > 0 || each === kind)
            .map((each) => ({
              id: each,
              label: kindNames[each],
              count: counts.get(each),
              href: withQuery(paths['mobile-search'], { search: query, kind: each }),
              current: each === kind,
            })),
        ]}
      />
      <Text as="p" size="meta" tone="tertiary" role="status">
        <span className={own.said}>
          {how ? `${how}“${term}”，共 ${total} 条` : `找到 ${total} 条与“${query}”相符的内容`}
        </span>
      </Text>
      <Groups query={query} kind={kind} page={page} results={results} />
    </div>
  );
}
