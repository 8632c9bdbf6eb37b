import { limits } from '@yimen/contract/limits';
import { feedPath } from '@yimen/contract/schedule/entries';
import { and, eq } from 'drizzle-orm';
import { people } from '../../database/schema/people.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { refuseWrites } from '../../http/only-get.ts';
import { Refusal } from '../../http/refusal.ts';
import { tagOf } from '../../http/tag.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { feedEvents } from './events.ts';
import { calendarText } from './ical.ts';
import { ownerOf } from './store.ts';

const secretForm = /^([A-Za-z0-9_-]{32})\.ics$/;

/** A person's calendar file, for whoever has its secret address; null for every other path. */
export async function handleCalendarFeed(asked: HandlerRequest): Promise<Response | null> {
  const { request, place } = asked;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(feedPath)) return null;
  const refused = refuseWrites(request);
  if (refused) return refused;
  try {
    await asked.count(limits.calendar);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    asked.refused(error);
    return plain(error.message, error.status);
  }
  const text = await calendarOf(asked, secretForm.exec(pathname.slice(feedPath.length))?.[1]);
  if (text === null) return plain('这个日历地址已经失效，请在门户的日程中心重新获取。', 404);
  // The stamp of each event is when the file was written: it does not make another file.
  const tag = `W/${tagOf(text.replaceAll(/DTSTAMP:\w+/g, ''))}`;
  return new Response(text, {
    headers: {
      etag: tag,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${new URL(place.origin).hostname}.ics"`,
      'x-robots-tag': 'noindex',
    },
  });
}

async function calendarOf({ db, institution }: HandlerRequest, secret: string | undefined): Promise<string | null> {
  const here = scoped(db, institution);
  const owner = secret === undefined ? null : await ownerOf(here, secret);
  const person =
    owner === null ? null : await here.first(people, and(eq(people.id, owner), eq(people.disabled, false)));
  if (!person) return null;
  const { id, name, userType } = person;
  const now = new Date();
  const events = await feedEvents(here, { id, name, userType }, now);
  return calendarText(`${institution.name}日程`, events, now);
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
