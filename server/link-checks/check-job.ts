import { setTimeout as rest } from 'node:timers/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { linkChecks } from '../database/schema/link-checks.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { AllowPrivate } from '../lib/outbound/address.ts';
import { dayMs } from '../lib/time.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Answer, askAddress } from './ask.ts';
import { linkPlaces } from './places.ts';

/**
 * How much is asked, of one institution's addresses. A round is what one transaction keeps; it takes some 25 seconds at
 * most, for as long as other jobs of the process wait.
 */
const limits = { ofRound: 20, ofHostInRound: 2, ofHour: 600, ofHostInHour: 30 };
/** Between two addresses of one host, in ms. */
const pauseMs = 1000;
/** As long as a run counts as the same hour's, in ms: the next one begins an hour later. */
const sameHourMs = 55 * 60_000;

type Check = typeof linkChecks.$inferSelect;

interface Asked extends Answer {
  readonly address: string;
  readonly at: Date;
}

interface Round {
  readonly institution: string;
  readonly asked: readonly Asked[];
}

/** The addresses to ask next: each once a day, the one that has waited longest first. */
export function nextAddresses(checks: readonly Pick<Check, 'address' | 'askedAt'>[], now: Date): string[] {
  const waited = ({ askedAt }: Pick<Check, 'askedAt'>) =>
    askedAt ? now.getTime() - askedAt.getTime() : Number.POSITIVE_INFINITY;
  const lately = checks.filter((check) => waited(check) < sameHourMs).map(({ address }) => new URL(address).host);
  const perHost = new Map<string, number>();
  for (const host of lately) perHost.set(host, (perHost.get(host) ?? 0) + 1);
  const room = Math.min(limits.ofRound, limits.ofHour - lately.length);
  const inRound = new Map<string, number>();
  const chosen: string[] = [];
  const due = checks.filter((check) => waited(check) >= dayMs);
  for (const { address } of due.toSorted((a, b) => (a.askedAt?.getTime() ?? 0) - (b.askedAt?.getTime() ?? 0))) {
    if (chosen.length >= room) break;
    const { host } = new URL(address);
    const count = inRound.get(host) ?? 0;
    if (count >= limits.ofHostInRound || count + (perHost.get(host) ?? 0) >= limits.ofHostInHour) continue;
    inRound.set(host, count + 1);
    chosen.push(address);
  }
  return chosen;
}

/** Asks addresses: those of one host one after the other, hosts at the same time. */
async function askAll(addresses: readonly string[], asking: Parameters<typeof askAddress>[1]): Promise<Asked[]> {
  const ofHosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const asked = ofHosts.map(async (own) => {
    const answers: Asked[] = [];
    for (const address of own) {
      const at = new Date();
      answers.push({ address, at, ...(await askAddress(address, asking)) });
      // Also after the last one: the next round may begin with this host.
      await rest(pauseMs);
    }
    return answers;
  });
  return (await Promise.all(asked)).flat();
}

/** Names who asks, for those who run the other system. */
async function userAgentOf(db: Queryable, institution: string): Promise<string> {
  const own = eq(hosts.institution, institution);
  const [found] = await db.select().from(hosts).where(own).orderBy(asc(hosts.host)).limit(1);
  return `Yimen-LinkCheck${found ? ` (+${found.origin ?? `https://${found.host}`})` : ''}`;
}

const allInstitutions = (db: Queryable) =>
  db.select({ id: institutions.id }).from(institutions).orderBy(asc(institutions.id));

/** Asks the next addresses of the first institution that has some; null where nothing is due. */
async function askRound(db: Database, allowPrivate: AllowPrivate, now: Date): Promise<Round | null> {
  for (const { id } of await allInstitutions(db)) {
    const addresses = nextAddresses(await scoped(db, { id }).rows(linkChecks), now);
    if (addresses.length === 0) continue;
    const userAgent = await userAgentOf(db, id);
    return { institution: id, asked: await askAll(addresses, { allowPrivate, userAgent }) };
  }
  return null;
}

async function keepAnswers(here: Scoped, asked: readonly Asked[]): Promise<void> {
  for (const { address, at, status, isFailing } of asked) {
    const moment = sql`${at.toISOString()}::timestamptz`;
    const failsSince = isFailing ? sql`coalesce(${linkChecks.failsSince}, ${moment})` : sql`null`;
    const set = { status: sql`${status}`, failsSince, askedAt: moment };
    await here.update(linkChecks, set, eq(linkChecks.address, address));
  }
}

/** Rows in one statement. */
const batch = 1000;

/** Notes the addresses that content names now, and forgets the others. Returns whether there are new ones. */
async function noteAddresses(here: Scoped): Promise<boolean> {
  const named = await linkPlaces(here);
  const known = new Set((await here.rows(linkChecks)).map(({ address }) => address));
  const added = [...named.keys()].filter((address) => !known.has(address));
  const gone = [...known].filter((address) => !named.has(address));
  for (let at = 0; at < gone.length; at += batch)
    await here.delete(linkChecks, inArray(linkChecks.address, gone.slice(at, at + batch)));
  for (let at = 0; at < added.length; at += batch)
    await here.insertNew(
      linkChecks,
      added.slice(at, at + batch).map((address) => ({ address })),
    );
  return added.length > 0;
}

/** The job that asks outside addresses whether they answer; `allowPrivate` are the private ones that it may ask. */
export const checkLinksJob = (allowPrivate: AllowPrivate): Job =>
  defineJob({
    name: 'check-links',
    title: '检查外部链接',
    takes: v.null(),
    cron: '41 * * * *',
    prepare: ({ db, now }) => askRound(db, allowPrivate, now),
    async run({ db, ready }) {
      if (ready) {
        await keepAnswers(scoped(db, { id: ready.institution }), ready.asked);
        return 'again';
      }
      let isMore = false;
      for (const { id } of await allInstitutions(db)) {
        if (await noteAddresses(scoped(db, { id }))) isMore = true;
      }
      return isMore ? 'again' : 'done';
    },
  });
