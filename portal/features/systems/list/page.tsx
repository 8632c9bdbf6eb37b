import { maxLengthOf } from '@yimen/contract/endpoint';
import { paths } from '@yimen/contract/paths';
import { getBusinessApp } from '@yimen/contract/services/list';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { NetworkIcon, SquareArrowOutUpRightIcon } from '@yimen/ui/icon';
import { SearchField } from '@yimen/ui/search-field';
import { SideNav } from '@yimen/ui/side-nav';
import { Text } from '@yimen/ui/text';
import { Form, useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PageBand } from '../../../parts/page/PageBand.tsx';
import { SortLinks } from '../../../parts/page/SortLinks.tsx';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useWords } from '../../search/shared/use-words.ts';
import { byName, groupSystems } from './groups.ts';
import { type loader, type SystemFilters, systemsHref } from './load-systems.ts';
import { SystemCard } from './SystemCard.tsx';
import * as css from './system.css.ts';

export { loader, meta } from './load-systems.ts';

const sorts = [
  ['group', '按分组'],
  ['name', '按名称'],
] as const;

/** 业务系统: the business systems with how they open and their state (DESIGN §9, 25). */
export default function BusinessSystemPage() {
  const { categories, systems, usedAt, filters, now } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const { category, query, sort } = filters;
  const all = categories.reduce((sum, each) => sum + each.count, 0);
  const list = systems?.list ?? [];
  const groups =
    sort === 'name' || query
      ? [{ id: 'found', name: query ? `与“${query}”相符` : '按名称排列', systems: query ? list : byName(list) }]
      : groupSystems(list, categories);
  return (
    <>
      <PageBand
        title={usePageName()}
        note={all > 0 && `${all} 个系统，登录一次都能打开`}
        end={<Search filters={filters} />}
      />
      <div className={css.body}>
        <SideNav
          label="业务系统的类别"
          items={[{ id: '', name: '全部系统', count: all }, ...categories.filter(({ count }) => count > 0)].map(
            ({ id, name, count }) => ({
              id: id || 'all',
              label: name,
              href: systemsHref(filters, { category: id, query: '' }),
              count,
              current: id === category && !query,
            }),
          )}
        />
        <div className={css.main}>
          <div className={css.line}>
            <Legend />
            {!query && (
              <SortLinks
                keepPlace
                label="排列方式"
                items={sorts.map(([id, label]) => ({
                  label,
                  href: systemsHref(filters, { sort: id }),
                  current: id === sort,
                }))}
              />
            )}
          </div>
          {!systems && <LoadFailed what="业务系统" />}
          {systems && list.length === 0 && (
            <Empty
              image={pictures.empty}
              title={query ? `没有找到与“${query}”相符的系统` : '这里还没有系统'}
              text={query && '换个说法，或看看全部系统。'}
            />
          )}
          {list.length > 0 &&
            groups.map((group) => (
              <section
                key={`${category} ${sort} ${group.id}`}
                aria-labelledby={`group-${group.id}`}
                className={css.group}
              >
                <Heading level={2} size="title3" id={`group-${group.id}`}>
                  {group.name}
                </Heading>
                <ul className={css.cards}>
                  {group.systems.map((app) => (
                    <li key={app.id} className={css.item}>
                      <SystemCard app={app} usedAt={usedAt[app.id]} now={now} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </div>
    </>
  );
}

function Search({ filters: { category, query, sort } }: { filters: SystemFilters }) {
  const [words, setWords] = useWords('query', query);
  return (
    <Form role="search" action={paths['business-system']} method="get">
      {category && <input type="hidden" name="category" value={category} />}
      {sort !== 'group' && <input type="hidden" name="sort" value={sort} />}
      <SearchField
        name="query"
        label="搜索业务系统"
        placeholder="搜系统名称，或大家的叫法"
        maxLength={maxLengthOf(getBusinessApp, 'query')}
        value={words}
        onValueChange={setWords}
      />
    </Form>
  );
}

/** Legend of the cards' icons. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="图例">
      <li className={css.mark}>
        <span className={css.opens}>
          <SquareArrowOutUpRightIcon size={18} />
        </span>
        <Text size="meta" tone="secondary">
          在新窗口打开
        </Text>
      </li>
      <li className={css.mark}>
        <span className={css.network}>
          <NetworkIcon size={18} />
        </span>
        <Text size="meta" tone="secondary">
          仅校园网
        </Text>
      </li>
    </ul>
  );
}
