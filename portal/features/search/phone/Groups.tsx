import { paths, withQuery } from '@yimen/contract/paths';
import { searchResults } from '@yimen/contract/search';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { call } from '../../../lib/api/call.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import { rows } from '../../../parts/phone/phone.css.ts';
import { type FoundKind, kindNames, kindUnits } from '../desktop/kinds.ts';
import { type Results, resultsPerPage } from '../desktop/load-results.ts';
import { namesIt } from '../desktop/ways.ts';
import { PhoneFoundRow } from './PhoneFoundRow.tsx';
import * as css from './search.css.ts';

interface GroupsProps {
  query: string;
  kind: FoundKind | '';
  page: number;
  results: Results;
}

/** The best of each kind, or all of one. */
export function Groups({ query, kind, page, results }: GroupsProps) {
  const { groups, apps, term, way } = results;
  const named = namesIt(way);
  if (kind) {
    const group = groups.find((each) => each.kind === kind);
    return group ? (
      <section className={css.group} aria-label={kindNames[kind]}>
        <PhoneList
          label={kindNames[kind]}
          address={withQuery(paths['mobile-search'], { search: query, kind })}
          first={{ list: withApps(group.list, apps), total: group.total }}
          page={page}
          pageSize={resultsPerPage}
          load={(next) => loadMore(query, kind, next)}
          renderItem={(found, index) => (
            <PhoneFoundRow found={found} words={term} first={named && page === 1 && index === 0} />
          )}
          rowHeight={76}
          columns={2}
        />
      </section>
    ) : null;
  }
  const some = groups.filter(({ list }) => list.length > 0);
  return some.map((group, at) => (
    <section key={group.kind} className={css.group} aria-labelledby={`found-${group.kind}`}>
      <div className={css.groupHead}>
        <Heading level={2} size="meta" tone="secondary" id={`found-${group.kind}`}>
          {kindNames[group.kind]}
        </Heading>
        {group.total > group.list.length && (
          <Link standalone href={withQuery(paths['mobile-search'], { search: query, kind: group.kind })}>
            全部 {group.total} {kindUnits[group.kind]}
          </Link>
        )}
      </div>
      <ul className={rows}>
        {withApps(group.list, apps).map((found, index) => (
          <li key={found.id}>
            <PhoneFoundRow found={found} words={term} first={named && at === 0 && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

async function loadMore(query: string, kind: FoundKind, { page, after }: ListPosition) {
  const asked = { query, kind, page, pageSize: resultsPerPage, ...(after && { after }) };
  const { groups, apps } = await call(searchResults, asked);
  const group = groups.find((each) => each.kind === kind);
  return { list: withApps(group?.list ?? [], apps), total: group?.total ?? 0 };
}

/** Each result with its service or system, if it is one. */
function withApps(list: Results['groups'][number]['list'], apps: Results['apps']) {
  return list.map((found) => ({ ...found, app: apps.find(({ id }) => id === found.id) }));
}
