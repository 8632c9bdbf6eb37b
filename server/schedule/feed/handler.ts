import { limits } from '@yimen/contract/limits';
import { feedPath } from '@yimen/contract/schedule/entries';
import { accepts } from '../../http/compression.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { refuseWrites } from '../../http/only-get.ts';
import { Refusal } from '../../http/refusal.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { feedFile, feedTag, unpacked } from './file.ts';
import { ownerOf } from './store.ts';

const secretForm = /^([A-Za-z0-9_-]{32})\.ics$/;

/** A person's calendar file, for anybody who has its secret address; null for every other path. */
export async function handleCalendarFeed(asked: HandlerRequest): Promise<Response | null> {
  const { request } = asked;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(feedPath)) return null;
  const refused = refuseWrites(request);
  if (refused) return refused;
  try {
    return await answer(asked, secretForm.exec(pathname.slice(feedPath.length))?.[1]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    asked.refused(error);
    return plainAnswer(error.message, error.status);
  }
}

async function answer(asked: HandlerRequest, secret: string | undefined): Promise<Response> {
  const { db, institution, request, place, count } = asked;
  await count(limits.calendar);
  const owner = secret === undefined ? null : await ownerOf(scoped(db, institution), secret);
  if (!owner) return plainAnswer('这个日历地址已经失效，请在门户的日程中心重新获取。', 404);
  const now = new Date();
  const own = { db, institution, ...owner };
  const tag = await feedTag(own, now);
  const headers = {
    etag: `W/${tag}`,
    // A browser's cache would keep the file after the session; a calendar program's cache is the person's own.
    'cache-control': request.headers.has('sec-fetch-mode') ? 'no-store' : 'private, no-cache',
    vary: 'Accept-Encoding',
    'referrer-policy': 'no-referrer',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${new URL(place.origin).hostname}.ics"`,
    'x-robots-tag': 'noindex',
  };
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  await count(limits.calendarFile, owner.person);
  const file = await feedFile(own, tag, now);
  if (!accepts('gzip', request.headers.get('accept-encoding'))) return new Response(await unpacked(file), { headers });
  return new Response(file, { headers: { ...headers, 'content-encoding': 'gzip' } });
}

function plainAnswer(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
