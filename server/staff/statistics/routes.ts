import * as contract from '@yimen/contract/staff/statistics';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { csvText } from '../../lib/csv.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { readStatistics, type Statistics } from './store.ts';

export const implementations = [
  implement(contract.staffStatistics, (period, visit) =>
    readStatistics(scopedOf(visit), visit.person.id, 'statistics.read', period),
  ),

  implement(contract.exportStatistics, (period, { db, institution, person, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const csv = csvText(lines(await readStatistics(here, person.id, 'statistics.export', period)));
      const { start, end } = period;
      const detail = `${start} 至 ${end}`;
      await recordEvent(here, { actor: personActor(person), action: 'export', part: 'statistics', detail, address });
      return { fileName: `统计-${institution.key}-${start}-${end}.csv`, csv };
    }),
  ),
];

const visitNames = { desktop: '电脑', mobile: '手机', weChat: '微信', guests: '访客', members: '已登录' } as const;

/** Every figure in a line of its own; one that is not told has none. */
function lines({ visits, uses, services, articles, notices }: Statistics): string[][] {
  const names = Object.entries(visitNames) as [keyof typeof visitNames, string][];
  return [
    ['类别', '日期或编号', '名称', '项目', '数值'],
    ...(visits ?? []).flatMap((one) => names.map(([key, name]) => ['访问', one.day, '', name, String(one[key])])),
    ...uses.map(({ day, count }) => ['服务使用', day, '', '次数', String(count)]),
    ...services.map(({ id, name, uses: count }) => ['服务', id, name, '使用次数', String(count)]),
    ...articles.map(({ id, title, views }) => ['资讯', id, title, '浏览次数', String(views)]),
    ...notices.map(({ id, title, readers }) => [
      '通知',
      id,
      title,
      '已读人数',
      readers === null ? '' : String(readers),
    ]),
  ];
}
