import { linkChecks } from '../database/schema/link-checks.ts';
import { minuteText } from '../lib/time.ts';
import { unasked } from '../link-checks/ask.ts';
import { deadLinks } from '../link-checks/dead.ts';
import { linkPlaces } from '../link-checks/places.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { Surroundings } from './words.ts';

/** Rows that are shown for one address. */
const shownPlaces = 10;

/** Lists the outside addresses that do not answer any more: since when, why, and where they stand. */
export async function listLinks(key: string, { db, print }: Pick<Surroundings, 'db' | 'print'>): Promise<void> {
  const here = scoped(db, { id: key });
  const [places, all] = [await linkPlaces(here), await here.rows(linkChecks)];
  const checks = new Map(all.map((check) => [check.address, check]));
  const named = [...places.keys()].flatMap((address) => checks.get(address) ?? []);
  const dead = deadLinks(named, places);
  for (const { address, since, reason, askedAt, places: own } of dead) {
    print(`${address}  ${minuteText(since)} 起打不开：${reason}；上次检查 ${minuteText(askedAt)}`);
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
