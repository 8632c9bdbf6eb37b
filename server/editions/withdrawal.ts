import { hrefTo, isPage } from '@yimen/contract/paths';
import { openedParts, type Replacement, type Withdrawal } from '@yimen/contract/withdrawal';
import { eq } from 'drizzle-orm';
import { hosts } from '../database/schema/institutions.ts';
import { AdminError } from '../parts/fields.ts';
import { findPart, type Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { EditedPart } from './published.ts';

export type OpenedPart = (typeof openedParts)[number];

/** Whether visitors open rows of this part by an address. */
export const isOpened = (name: string): name is OpenedPart => openedParts.some((part) => part === name);

/** What visitors are told; null where it says nothing. */
export const spokenWithdrawal = (given: Withdrawal): Withdrawal | null =>
  given.reason !== '' || given.replacement ? given : null;

/** How people name where to go instead: `apps:transcript-print`, or an address. */
export const replacementText = (to: Replacement) => ('link' in to ? to.link : `${to.part}:${to.key}`);

/** What visitors are told, in one line for people: `成绩单改由自助终端打印；改看 apps:transcript-print`. */
export function withdrawalText(told: Withdrawal | null): string {
  const { reason = '', replacement = null } = told ?? {};
  return [reason, replacement && `改看 ${replacementText(replacement)}`].filter(Boolean).join('；');
}

/** What a row will be; null for nothing. */
export type Coming = (part: EditedPart, key: Row) => Promise<Row | null>;

/**
 * Throws {@link AdminError} for words that nobody could read, and for a place to go instead that visitors cannot open:
 * one that is not there, that has no page, that is not published yet, or that is what is withdrawn. Rows are read as
 * `coming` tells them.
 */
export async function checkWithdrawal(
  here: Scoped,
  part: EditedPart,
  key: Row,
  { reason, replacement }: Withdrawal,
  coming: Coming,
): Promise<void> {
  if (!isOpened(part.name)) {
    if (reason !== '' || replacement)
      throw new AdminError(`${part.name} 没有自己的页面，访客看不到归档的原因和去处：请不要填写。`);
    return;
  }
  if (!replacement) return;
  const id = String(key.id);
  if ('link' in replacement) return checkLink(here, part.name, id, replacement.link);
  const to = findPart(replacement.part);
  if (!to) throw new Error(`There is no part ${replacement.part}.`);
  const name = replacementText(replacement);
  if (to.name === part.name && replacement.key === id)
    throw new AdminError(`去处 ${name} 就是要归档的这一项：请换一个。`);
  const row = await coming(to, { id: replacement.key });
  if (!row) throw new AdminError(`去处 ${name} 没有发布，或也要归档：请换一个。`);
  if (to.name === 'apps' && row.attributeType === 2)
    throw new AdminError(`去处 ${name} 是业务系统，没有自己的页面：请换一项服务，或填写网址。`);
  if (isToCome(to.name, row)) throw new AdminError(`去处 ${name} 还没有到发布时间：请换一个。`);
}

/** Whether articles and notices are not shown yet at a moment; others have no time of their own. */
export function isToCome(part: string, row: Row, moment = new Date()): boolean {
  if (part !== 'articles' && part !== 'notices') return false;
  return new Date(String(row.publishedAt)) > moment;
}

/** The addresses at which visitors open a row. */
const pagesOf: Readonly<Record<OpenedPart, (id: string) => readonly string[]>> = {
  apps: (id) => [
    hrefTo('service-hall-details-id', { id }),
    hrefTo('mobile-service-guide-id', { id }),
    hrefTo('iframe', { query: { system: id } }),
  ],
  articles: (id) => [hrefTo('news-more-id', { id }), hrefTo('mobile-news', { query: { article: id } })],
  notices: (id) => [
    hrefTo('info-center', { query: { notice: id } }),
    hrefTo('mobile-notice', { query: { notice: id } }),
  ],
  topics: (id) => [
    hrefTo('home-special-services-details-id', { id }),
    hrefTo('service-hall-special-services-details-id', { id }),
    hrefTo('mobile-topic-detail-id', { id }),
  ],
};

async function checkLink(here: Scoped, part: OpenedPart, id: string, link: string): Promise<void> {
  if (link.startsWith('/') && !isPage(link)) throw new AdminError(`去处 ${link} 不是门户的页面：请检查网址。`);
  const own = await here.db.select({ host: hosts.host }).from(hosts).where(eq(hosts.institution, here.institution));
  const url = new URL(link, 'https://portal.invalid');
  const isOurs = link.startsWith('/') || own.some(({ host }) => host === url.hostname);
  if (isOurs && pagesOf[part](id).some((page) => isSamePage(url, page)))
    throw new AdminError(`去处 ${link} 就是要归档的这一项：请换一个。`);
}

/** Whether an address opens a page: its path and the parameters that name the row. */
function isSamePage({ pathname, searchParams }: URL, page: string): boolean {
  const known = new URL(page, 'https://portal.invalid');
  return (
    known.pathname === pathname && [...known.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}
