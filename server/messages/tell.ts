import { createHash } from 'node:crypto';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { actorId, erasedActor } from '../audit/store.ts';
import { messages } from '../database/schema/person.ts';
import { removedRows } from '../database/schema/removed.ts';
import { minuteText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** From whom messages are about what staff did about a person or their account. */
export const accountSecurity = '账号安全';

/** From whom messages are about what is in a person’s own schedule. */
export const scheduleReminder = '日程提醒';

/** With what the ids of messages begin that the portal writes itself, which no file of the institution takes away. */
export const portalMessages = 'portal.';

/** The id of such a message, of any name: as long as an id may be. */
export const portalMessageId = (name: string): string =>
  portalMessages + createHash('sha256').update(name).digest('base64url');

/** A condition for the ids of such messages. */
export const isPortalMessage = (id: SQLWrapper): SQL => sql`starts_with(${id}, ${portalMessages}::text)`;

interface Told {
  /** Names the message among those of the portal; whoever has one of this name is not told again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** From whom it is. */
  readonly source: string;
  readonly sentAt: Date;
  /** Where it leads. */
  readonly link?: string;
}

/** Tells people something, by a message in the portal. */
export const tellPeople = (here: Scoped, people: readonly string[], told: Told): Promise<void> =>
  here.insertNew(
    messages,
    people.map((person) => ({ ...told, id: portalMessageId(told.id), person, read: false })),
  );

/** What somebody of the staff did, as a message of {@link accountSecurity} tells it. */
export const staffDid = (name: string, at: Date, text: string) => `${begun(name)}${minuteText(at)} ${text}`;

const begun = (name: string) => `${name}于 `;

/** Has messages of what staff of this name did name nobody any more, those that were removed and can come back too. */
export async function forgetStaffName(here: Scoped, name: string): Promise<void> {
  const without = (text: SQL) => sql`${actorId(erasedActor)}::text || substr(${text}, char_length(${name}::text) + 1)`;
  const isTheirs = (source: SQL, text: SQL) =>
    sql`${source} = ${accountSecurity} and starts_with(${text}, ${begun(name)}::text)`;
  const [source, text] = [sql`${messages.source}`, sql`${messages.text}`];
  await here.update(messages, { text: without(text) }, isTheirs(source, text));
  const [keptSource, keptText] = [sql`${removedRows.row} ->> 'source'`, sql`(${removedRows.row} ->> 'text')`];
  const row = sql`jsonb_set(${removedRows.row}, '{text}', to_jsonb(${without(keptText)}))`;
  const isMessage = and(eq(removedRows.kind, 'row'), eq(removedRows.part, 'messages'), isTheirs(keptSource, keptText));
  await here.update(removedRows, { row }, isMessage ?? sql`false`);
}
