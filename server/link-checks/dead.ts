import { and, asc, isNotNull, sql } from 'drizzle-orm';
import { linkChecks } from '../database/schema/link-checks.ts';
import { codeReason } from '../database/system-error.ts';
import { dayMs } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { LinkPlaces, Place } from './places.ts';

export type Check = typeof linkChecks.$inferSelect;

/** An address that does not answer any more, with the places in which it stands. */
export interface DeadLink {
  readonly address: string;
  readonly since: Date;
  readonly askedAt: Date;
  /** Why, in Chinese. */
  readonly reason: string;
  readonly places: readonly Place[];
}

/** Those addresses that stand somewhere and failed on two runs that are at least a day apart, and on all between. */
export function deadLinks(checks: readonly Check[], places: LinkPlaces): DeadLink[] {
  const dead = checks.flatMap(({ address, status, failsSince, askedAt }): DeadLink[] => {
    const own = places.get(address);
    if (!own || failsSince === null || askedAt === null || askedAt.getTime() - failsSince.getTime() < dayMs) return [];
    return [{ address, since: failsSince, askedAt, reason: reasonOf(status), places: own }];
  });
  return dead.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

/** The checks of addresses that failed so, in the same order; some may stand nowhere any more. */
export function readDeadChecks(here: Scoped, limit: number): Promise<Check[]> {
  const { failsSince, askedAt, address } = linkChecks;
  const where = and(isNotNull(failsSince), sql`${askedAt} - ${failsSince} >= ${dayMs} * interval '1 ms'`);
  return here.rows(linkChecks, { where, orderBy: [asc(failsSince), asc(address)], limit });
}

const statusReasons: Readonly<Record<string, string>> = { 404: '没有这个页面', 410: '页面已经删除' };

/** Why an address does not answer. */
function reasonOf(status: string): string {
  if (!/^\d+$/.test(status)) return codeReason(status) ?? `连接失败 ${status}`;
  return `HTTP ${status}，${statusReasons[status] ?? '对方系统出错'}`;
}
