import { hrefTo, paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { XIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Pagination } from '@yimen/ui/pagination';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { isUnknown } from '../../../parts/page/params.ts';
import { SortLinks } from '../../../parts/page/SortLinks.tsx';
import { useCare } from '../../../shell/visit/care.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { hallSorts } from '../page.ts';
import { useCollectedCount } from '../shared/collection/collect.ts';
import { chosenFilters, describeResult } from './describe.ts';
import { type HallFilters, type HallSort, hallHref, isNarrowed, servicesPerPage } from './filters.ts';
import { HallServiceCard } from './HallServiceCard.tsx';
import * as css from './hall.css.ts';
import type { HallData } from './load-hall.ts';

/** In care mode the first of them puts services for older people before others. */
const careFirst = '推荐';
const sortNames: Record<HallSort, string> = { hits: '最常办理', newest: '最新上线', name: '名称 A–Z' };

interface ResultsProps {
  filters: HallFilters;
  hall: HallData;
}

/** The number of services, their order, and one page of them. */
export function Results({ filters, hall }: ResultsProps) {
  const collected = useCollectedCount(hall.services?.list.map(({ id }) => id) ?? []);
  const care = useCare();
  const { before, total, after } = describeResult(filters, hall, collected);
  if (!hall.services) return <LoadFailed what="服务列表" />;
  return (
    <>
      <div className={css.line}>
        <div className={css.count}>
          <Text tone="secondary" role="status">
            {before}{' '}
            <Text strong tone="ink">
              {total}
            </Text>{' '}
            {after}
            <VisuallyHidden>{chosenFilters(filters, hall).map(({ name }) => `，${name}`)}</VisuallyHidden>
          </Text>
          <Chosen filters={filters} hall={hall} />
        </div>
        {!filters.mine && total > 1 && (
          <SortLinks
            label="排序"
            items={hallSorts.map((sort) => ({
              label: care && sort === 'hits' && !filters.query ? careFirst : sortNames[sort],
              href: hallHref(filters, { sort }),
              current: filters.sort === sort,
            }))}
          />
        )}
      </div>
      <VisuallyHidden>
        <h2 id="services">服务列表</h2>
      </VisuallyHidden>
      {hall.services.list.length > 0 ? (
        <ul key={hallHref(filters)} className={css.cards}>
          {hall.services.list.map((app) => (
            <li key={app.id} className={css.card}>
              <HallServiceCard app={app} />
            </li>
          ))}
        </ul>
      ) : (
        <NoServices filters={filters} hall={hall} />
      )}
      {filters.query && (
        <p className={css.elsewhere}>
          <Link standalone href={hrefTo('search', { query: { search: filters.query } })}>
            在资讯、通知、部门里也找“{filters.query}”
          </Link>
        </p>
      )}
      {!filters.mine && (
        <div className={css.pages}>
          <Pagination
            page={filters.page}
            pageSize={servicesPerPage}
            total={total}
            hrefFor={(page) => hallHref(filters, { page })}
          />
        </div>
      )}
    </>
  );
}

function Chosen({ filters, hall }: ResultsProps) {
  const chosen = chosenFilters(filters, hall);
  if (chosen.length === 0) return null;
  return (
    <ul className={css.chosen} aria-label="已选条件">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link standalone variant="plain" href={without} aria-label={`去掉条件${name}`}>
            <Tag tone="theme">
              <span className={css.removable}>
                {name}
                <XIcon size={14} />
              </span>
            </Tag>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoServices({ filters, hall }: ResultsProps) {
  const { pictures } = useInstitution();
  const { query, mine } = filters;
  if (mine) return <Empty image={pictures.empty} {...noneOfMine[mine]} />;
  if (!isNarrowed(filters) && hall.services?.total === 0) return <Empty image={pictures.empty} {...noneYet} />;
  const unknown = isUnknown(filters.department, hall.departments);
  return (
    <Empty
      image={pictures.empty}
      title={unknown ? '没有这个部门' : query ? `没有找到与“${query}”相符的服务` : '没有符合这些条件的服务'}
      text={
        unknown
          ? '它可能已经更名或撤销，可以在上面另选一个部门。'
          : query
            ? '换个说法，或只用几个字、拼音首字母再试。'
            : '去掉一两个条件再看看。'
      }
      action={
        isNarrowed(filters) && (
          <ButtonLink href={paths['service-hall']} variant="light">
            查看全部服务
          </ButtonLink>
        )
      }
    />
  );
}

const noneYet = { title: '还没有服务', text: '服务发布以后，会按分类和部门排在这里。' };

const noneOfMine = {
  collected: { title: '还没有收藏', text: '在服务卡片上点星标，常用的服务就会留在这里。' },
  recent: { title: '还没有用过服务', text: '办过的服务会按时间排在这里。' },
};
