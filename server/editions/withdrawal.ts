import { hrefTo, isPage, thingHrefs } from '@yimen/contract/paths';
import { openedParts, type Replacement, type Withdrawal } from '@yimen/contract/withdrawal';
import { eq } from 'drizzle-orm';
import { hosts } from '../database/schema/institutions.ts';
import { contentNow } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { type Row, requirePart } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { EditedPart } from './published.ts';

export type OpenedPart = (typeof openedParts)[number];

/** Whether visitors open rows of this part by an address. */
const isOpened = (name: string): name is OpenedPart => openedParts.some((part) => part === name);

/** A withdrawal as staff give it. */
export interface GivenWithdrawal extends Withdrawal {
  /** Whether visitors are told nothing. */
  readonly silent: boolean;
}

const hasWords = ({ reason, replacement }: Withdrawal) => reason !== '' || replacement !== null;

/** What visitors are told, if only that it went; null for nothing. Throws {@link AdminError} for words that nobody reads. */
export function publicWithdrawalOf(
  { name }: EditedPart,
  { silent, reason, replacement }: GivenWithdrawal,
): Withdrawal | null {
  const told = { reason, replacement };
  if (silent && hasWords(told)) throw new AdminError('不告诉访客的归档没有原因和去处：请不要填写。');
  if (!isOpened(name) && hasWords(told))
    throw new AdminError(`${name} 没有自己的页面，访客看不到归档的原因和去处：请不要填写。`);
  return silent || !isOpened(name) ? null : told;
}

/** How people name where to go instead: `apps:transcript-print`, or an address. */
const replacementText = (to: Replacement) => ('link' in to ? to.link : `${to.part}:${to.key}`);

/** A withdrawal in one line for people: `归档，并告诉访客：成绩单改由自助终端打印；改看 apps:transcript-print`. */
export function withdrawalText(told: Withdrawal | null): string {
  if (!told) return '归档';
  const { reason, replacement } = told;
  const words = [reason.replace(/[。.]$/, ''), replacement && `改看 ${replacementText(replacement)}`]
    .filter(Boolean)
    .join('；');
  return `归档，并告诉访客${words && `：${words}`}`;
}

/** What visitors will see. */
export interface Coming {
  /** What a row will be; null for nothing. */
  read(part: EditedPart, key: Row): Promise<Row | null>;
  /** When; null where that is not known yet. */
  readonly at: Date | null;
}

/**
 * Throws {@link AdminError} for a place to go instead that visitors cannot open: one that is not there, that has no page,
 * that is not published by then, or that is what is withdrawn.
 */
export async function checkWithdrawal(
  here: Scoped,
  part: EditedPart,
  key: Row,
  { replacement }: Withdrawal,
  coming: Coming,
): Promise<void> {
  if (!isOpened(part.name) || !replacement) return;
  const id = String(key.id);
  if ('link' in replacement) return checkLink(here, part.name, id, replacement.link);
  const to = requirePart(replacement.part);
  const name = replacementText(replacement);
  if (to.name === part.name && replacement.key === id)
    throw new AdminError(`去处 ${name} 就是要归档的这一项：请换一个。`);
  const row = await coming.read(to, { id: replacement.key });
  if (!row) throw new AdminError(`去处 ${name} 没有发布，或也要归档：请换一个。`);
  if (to.name === 'apps' && row.attributeType === 2)
    throw new AdminError(`去处 ${name} 是业务系统，没有自己的页面：请换一项服务，或填写网址。`);
  if (coming.at && isToCome(to.name, row, coming.at)) throw new AdminError(`去处 ${name} 还没有到发布时间：请换一个。`);
}

/** Whether articles and notices are not shown yet at a moment; others have no time of their own. */
export function isToCome(part: string, row: Row, moment = contentNow()): boolean {
  if (part !== 'articles' && part !== 'notices') return false;
  return new Date(String(row.publishedAt)) > moment;
}

const { service, system, news, notice, topic } = thingHrefs;

/** The addresses at which visitors open a row. */
const pagesOf: Readonly<Record<OpenedPart, (id: string) => readonly string[]>> = {
  apps: (id) => [service.desktop(id), service.phone(id), system.desktop(id)],
  articles: (id) => [news.desktop(id), news.phone(id)],
  notices: (id) => [notice.desktop(id), notice.phone(id)],
  topics: (id) => [topic.desktop(id), topic.phone(id), hrefTo('service-hall-special-services-details-id', { id })],
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
