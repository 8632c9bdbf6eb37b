import { createHash, randomBytes } from 'node:crypto';
import { feedPath } from '@yimen/contract/schedule/entries';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../../database/schema/schedule.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { minuteText } from '../../lib/time.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';

type Asker = Pick<MemberVisit, 'person' | 'origin'>;

/** The person's secret address; nothing when there is none. */
export async function read(here: Scoped, { person, origin }: Asker) {
  const row = await here.first(calendarFeeds, ownedBy(calendarFeeds, person));
  if (!row) return { address: null, createdAt: null };
  return { address: `${origin}${feedPath}${row.secret}.ics`, createdAt: minuteText(row.createdAt) };
}

/** Makes the address, or another one in its place. */
export async function renew(here: Scoped, asker: Asker) {
  const { person } = asker;
  await here.delete(calendarFeeds, ownedBy(calendarFeeds, person));
  const secret = randomBytes(24).toString('base64url');
  await here.insert(calendarFeeds, [{ person: person.id, secret, digest: digestOf(secret), createdAt: new Date() }]);
  return read(here, asker);
}

export async function revoke(here: Scoped, asker: Asker) {
  await here.delete(calendarFeeds, ownedBy(calendarFeeds, asker.person));
  return read(here, asker);
}

/** Whose calendar a secret opens; null when nobody's. */
export async function ownerOf(here: Scoped, secret: string): Promise<string | null> {
  return (await here.first(calendarFeeds, eq(calendarFeeds.digest, digestOf(secret))))?.person ?? null;
}

/** By which a secret is found: what is sealed is another text each time. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
