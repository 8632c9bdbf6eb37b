import { linkChecks } from '../database/schema/link-checks.ts';
import { codeReason } from '../database/system-error.ts';
import { dayMs, minuteText } from '../lib/time.ts';
import { unasked } from '../link-checks/ask.ts';
import { linkPlaces } from '../link-checks/places.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { Surroundings } from './words.ts';

type Check = typeof linkChecks.$inferSelect;

/** Rows that are shown for one address. */
const shownPlaces = 10;

/** Whether an address failed on two runs that are at least a day apart, and on all between. */
const isDead = ({ failsSince, askedAt }: Pick<Check, 'failsSince' | 'askedAt'>) =>
  failsSince !== null && askedAt !== null && askedAt.getTime() - failsSince.getTime() >= dayMs;

const statusReasons: Readonly<Record<string, string>> = { 404: '没有这个页面', 410: '页面已经删除' };

/** Why an address does not answer. */
function reasonOf(status: string): string {
  if (!/^\d+$/.test(status)) return codeReason(status) ?? `连接失败 ${status}`;
  return `HTTP ${status}，${statusReasons[status] ?? '对方系统出错'}`;
}

/** Lists the outside addresses that do not answer any more: since when, why, and where they stand. */
export async function listLinks(key: string, { db, print }: Pick<Surroundings, 'db' | 'print'>): Promise<void> {
  const here = scoped(db, { id: key });
  const [places, all] = [await linkPlaces(here), await here.rows(linkChecks)];
  const checks = new Map(all.map((check) => [check.address, check]));
  const named = [...places.keys()].flatMap((address) => checks.get(address) ?? []);
  const byAge = (a: Check, b: Check) => (a.failsSince?.getTime() ?? 0) - (b.failsSince?.getTime() ?? 0);
  const dead = named.filter(isDead).toSorted(byAge);
  for (const { address, status, failsSince, askedAt } of dead) {
    print(
      `${address}  ${failsSince && minuteText(failsSince)} 起打不开：${reasonOf(status)}；上次检查 ${askedAt && minuteText(askedAt)}`,
    );
    const own = places.get(address) ?? [];
    for (const { part, key: row, name, column } of own.slice(0, shownPlaces))
      print(`  ${[part, row, name, column].filter(Boolean).join('  ')}`);
    if (own.length > shownPlaces) print(`  ……另有 ${own.length - shownPlaces} 处`);
  }
  const failing = named.filter(({ failsSince }) => failsSince !== null).length - dead.length;
  const waiting = places.size - named.filter(({ askedAt }) => askedAt !== null).length;
  const inside = named.filter(({ status }) => status === unasked).length;
  const told = [
    `外部链接 ${places.size} 个，打不开 ${dead.length} 个`,
    failing > 0 && `${failing} 个上次没有打开，隔一天再查`,
    waiting > 0 && `${waiting} 个还没有查过`,
    inside > 0 && `${inside} 个在内网，没有查（允许的内网见 YIMEN_OWN_NETWORKS）`,
  ];
  print(`${told.filter(Boolean).join('；')}。`);
}
