import { Pagination } from '@yimen/ui/pagination';
import { SectionHead } from '@yimen/ui/section-head';
import { Text } from '@yimen/ui/text';
import { searchHref } from './address.ts';
import { BestMatch } from './BestMatch.tsx';
import { FoundRow } from './FoundRow.tsx';
import { kindNames, kindUnits } from './kinds.ts';
import { type Results, resultsPerPage, type SearchData } from './load-results.ts';
import * as css from './search.css.ts';
import { Understood } from './Understood.tsx';
import { namesIt } from './ways.ts';

interface FoundProps extends SearchData {
  results: Results;
}

/** The results: the best of each kind with the best match as a card, or one kind by page. */
export function FoundResults({ query, kind, page, results }: FoundProps) {
  const { groups, apps, term } = results;
  const best = kind === '' ? bestOf(results) : undefined;
  const shown = groups
    .filter((group) => (kind ? group.kind === kind : group.list.length > 0))
    .map((group) => ({
      ...group,
      more: group.total > group.list.length,
      list: group.list.filter((found) => found !== best?.found),
    }));
  const open = shown.find((group) => group.kind === kind);
  return (
    <div className={css.main}>
      <Understood query={query} kind={kind} results={results} />
      {best && <BestMatch found={best.found} app={best.app} term={term} />}
      {/* Rendered anew for each tab: rows that stay would visibly move. */}
      {shown
        .filter(({ list }) => list.length > 0)
        .map((group) => (
          <section key={`${kind}-${group.kind}`} aria-labelledby={`found-${group.kind}`}>
            <SectionHead
              title={kindNames[group.kind]}
              titleId={`found-${group.kind}`}
              size="medium"
              spacing="small"
              more={
                kind === '' && group.more
                  ? {
                      label: `全部 ${group.total} ${kindUnits[group.kind]}${kindNames[group.kind]}`,
                      href: searchHref(query, group.kind),
                    }
                  : undefined
              }
            />
            <ul className={css.rows}>
              {group.list.map((found) => (
                <FoundRow
                  key={found.id}
                  found={found}
                  app={apps.find(({ id }) => id === found.id)}
                  words={term || query}
                />
              ))}
            </ul>
          </section>
        ))}
      {open && (
        <Pagination
          page={page}
          pageSize={resultsPerPage}
          total={open.total}
          hrefFor={(number) => searchHref(query, open.kind, number)}
        />
      )}
      {kind === '' && (
        <div className={css.end}>
          <Text tone="secondary">这里每类只列最相关的几条，点上方标签看某一类的全部结果。</Text>
        </div>
      )}
    </div>
  );
}

/** The service or system that the query names, if any. */
function bestOf({ groups, apps, way }: Results) {
  if (!namesIt(way)) return undefined;
  const found = groups.find(({ list }) => list.length > 0)?.list[0];
  const app = apps.find(({ id }) => id === found?.id);
  return found && app ? { found, app } : undefined;
}
