import { createHash, randomBytes } from 'node:crypto';
import { feedPath } from '@yimen/contract/schedule/entries';
import { eq } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { people } from '../../database/schema/people.ts';
import { calendarFeeds } from '../../database/schema/schedule.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { drawQr } from '../../lib/qr.ts';
import { minuteText } from '../../lib/time.ts';
import { ownedBy, type Scoped, scoped } from '../../tenancy/scoped.ts';

type Asker = Pick<MemberVisit, 'person' | 'origin'>;
type Changer = Pick<MemberVisit, 'db' | 'institution' | 'person' | 'origin' | 'ip'>;

/** The person's secret address; empty when there is none. */
export async function read(here: Scoped, { person, origin }: Asker) {
  const row = await here.first(calendarFeeds, ownedBy(calendarFeeds, person));
  if (!row) return { address: null, subscribeUrl: null, qr: null, createdAt: null };
  const address = `${origin}${feedPath}${row.secret}.ics`;
  const subscribeUrl = address.replace(/^https?:/, 'webcal:');
  return { address, subscribeUrl, qr: drawQr(subscribeUrl), createdAt: minuteText(row.createdAt) };
}

/** Makes a new address, which replaces the former one. */
export function renewFeed(changer: Changer) {
  const { db, institution, person, ip: address } = changer;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await here.delete(calendarFeeds, ownedBy(calendarFeeds, person));
    const secret = randomBytes(24).toString('base64url');
    await here.insert(calendarFeeds, [{ person: person.id, secret, digest: digestOf(secret), createdAt: new Date() }]);
    await recordEvent(here, { actor: personActor(person), action: 'renew-calendar-feed', address });
    return read(here, changer);
  });
}

export function revoke(changer: Changer) {
  const { db, institution, person, ip: address } = changer;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const revoked = await here.delete(calendarFeeds, ownedBy(calendarFeeds, person));
    if (revoked > 0) await recordEvent(here, { actor: personActor(person), action: 'revoke-calendar-feed', address });
    return read(here, changer);
  });
}

/** The person whose calendar a secret opens, and its revision; null for an unknown secret. */
export async function ownerOf(here: Scoped, secret: string) {
  const { id, name, userType } = people;
  const [owner] = await here.db
    .select({ person: { id, name, userType }, revision: calendarFeeds.revision })
    .from(calendarFeeds)
    .innerJoin(people, here.of(people, eq(id, calendarFeeds.person), eq(people.disabled, false)))
    .where(here.of(calendarFeeds, eq(calendarFeeds.digest, digestOf(secret))));
  return owner ?? null;
}

/** The digest by which a secret is found, because encryption gives another text each time. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
