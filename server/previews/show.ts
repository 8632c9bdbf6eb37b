import { codes } from '@yimen/contract/envelope';
import { limits } from '@yimen/contract/limits';
import { originOfPreview, previewPath } from '@yimen/contract/staff/previews';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { publishDrafts } from '../changes/publish.ts';
import { contentFailure } from '../changes/releases.ts';
import { drafts, releases } from '../database/schema/editions.ts';
import type { Preview } from '../database/schema/previews.ts';
import { tryInTransaction } from '../database/transaction.ts';
import type { Draft } from '../editions/drafts.ts';
import { bearerOf } from '../http/api.ts';
import type { Domain, PreviewRequest } from '../http/domain.ts';
import { failureReply, refusalReply, writeReply } from '../http/envelope.ts';
import { KeyedMutex } from '../http/keyed-mutex.ts';
import { plainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { asOf, minuteText } from '../lib/time.ts';
import { isAmong, nameText } from '../staff/content.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { findPreview } from './links.ts';
import { marked } from './mark.ts';
import { readableDrafts } from './rights.ts';
import { openSession, readViewerTexts } from './viewers.ts';

/** What is shown in place of a page, or told to a call. */
interface Instead {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const over: Instead = {
  status: 410,
  title: '预览已结束',
  text: '预览链接已经过期、被停用，或者还没有在这个浏览器打开。请向给您链接的人要一个新的。',
};

/** Previews of one institution are shown one after the other: each holds what publishing would hold. */
const turns = new KeyedMutex();

/**
 * Answers a request at the host of previews: the link opens the preview in the browser, everything else is shown from a
 * transaction in which the drafts are published, and which is undone. See decision 42.
 */
export const showPreview: NonNullable<Domain['preview']> = async (asked, show) => {
  const { db, institution, request, place } = asked;
  const url = new URL(request.url);
  const answer = async () => {
    try {
      await asked.count(limits.preview);
      if (url.pathname === previewPath) return await open(asked, url.searchParams.get('token') ?? '');
      const preview = await findPreview(db, institution, tokenOf(request.headers), place.ip);
      if (!preview) return instead(asked, over);
      return await turns.take(institution.id, () => shown(asked, preview, show));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked.isCall) return writeReply(refusalReply(error));
      return instead(asked, { status: error.status, title: '请求未被接受', text: `${error.message}。` });
    }
  };
  return untraced(await answer());
};

/** Nothing of a preview is kept, found or told to others. */
function untraced(response: Response): Response {
  const { headers } = response;
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

/** The link's token, which the portal's pages send as they send a session's. */
function tokenOf(headers: Headers): string {
  return bearerOf(headers) ?? /(?:^|;\s*)token=([\w.-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
}

async function open(asked: PreviewRequest, token: string): Promise<Response> {
  const { db, institution, place } = asked;
  const preview = await findPreview(db, institution, token, place.ip);
  if (!preview) return instead(asked, over);
  const answer = new Response(null, { status: 303, headers: { location: preview.path } });
  const seconds = Math.ceil((preview.until.getTime() - Date.now()) / 1000);
  const secure = place.origin.startsWith('https:') ? '; Secure' : '';
  // Pages read them as those of a session.
  const own = { token, isTourist: preview.viewer.as === 'guest' ? '1' : '0' };
  for (const [name, value] of Object.entries(own))
    answer.headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
  // What an earlier preview left here.
  answer.headers.set('clear-site-data', '"cache", "storage"');
  return answer;
}

type Show = Parameters<NonNullable<Domain['preview']>>[1];

async function shown(asked: PreviewRequest, preview: Preview, show: Show): Promise<Response> {
  const { db, institution } = asked;
  const { moment, viewer, madeBy } = preview;
  const draw = () =>
    tryInTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      for (const items of await draftsOf(here, preview)) {
        const at = { db: tx, changed: () => {}, act: { actor: madeBy, title: '预览', release: null } };
        await publishDrafts(at, institution.id, items);
      }
      const session = await openSession(here, viewer);
      if (session === undefined) return instead(asked, over);
      const response = await show(tx, { session, framedBy: framedBy(asked) });
      // Before the transaction ends: nothing of it can be read afterwards.
      const body = await response.arrayBuffer();
      const mark = await markText(here, preview);
      return marked(new Response(response.status === 204 || response.status === 304 ? null : body, response), mark);
    });
  return (moment ? asOf(moment, draw) : draw()).catch((error: unknown) => {
    const text = `草稿现在不能发布，改好以后再看：${contentFailure(error)}`;
    return instead(asked, { status: 409, title: '无法预览', text });
  });
}

/**
 * The drafts to put in place, as far as who made the preview may read them, in the order in which they would be
 * published: first what is scheduled until the moment.
 */
async function draftsOf(here: Scoped, preview: Preview): Promise<Draft[][]> {
  const { items, moment } = preview;
  const due = moment
    ? await here.rows(releases, {
        where: and(eq(releases.state, 'scheduled'), lte(releases.dueAt, moment)),
        orderBy: [asc(releases.dueAt), asc(releases.number)],
      })
    : [];
  const numbers = due.map(({ number }) => number);
  const held = numbers.length > 0 ? await here.rows(drafts, { where: inArray(drafts.release, numbers) }) : [];
  const isHeld = new Set(held.map(nameText));
  const chosen = items.length > 0 ? await here.rows(drafts, { where: isAmong(drafts, items) }) : [];
  const own = chosen.filter((draft) => !isHeld.has(nameText(draft)));
  const readable = new Set(await readableDrafts(here, preview, [...held, ...own]));
  return [...numbers.map((number) => held.filter(({ release }) => release === number)), own]
    .map((some) => some.filter((draft) => readable.has(draft)))
    .filter((some) => some.length > 0);
}

async function markText(here: Scoped, { items, moment, viewer, until }: Preview): Promise<string> {
  const viewerText = await readViewerTexts(here, [{ viewer }]);
  const told = [
    `作为${viewerText(viewer)}`,
    moment && `按 ${minuteText(moment)} 的样子`,
    items.length > 0 && `含 ${items.length} 处草稿`,
    `${minuteText(until)} 前有效`,
  ];
  return `预览：${told.filter(Boolean).join('，')}。只能看，不能操作。`;
}

/** Where the administration that frames previews stands. */
const framedBy = ({ place }: PreviewRequest) => originOfPreview(place.origin);

function instead(asked: PreviewRequest, { status, title, text }: Instead): Response {
  if (asked.isCall) return writeReply(failureReply(200, codes.forbidden, text));
  return plainPage({ status, title, text, requestId: asked.place.requestId, framedBy: framedBy(asked) });
}
