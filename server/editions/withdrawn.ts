import type { Audience } from '@yimen/contract/audience';
import { codes } from '@yimen/contract/envelope';
import type { Replacement, WithdrawnThing } from '@yimen/contract/withdrawal';
import { withdrawalWords } from '@yimen/contract/withdrawal-words';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isMeant } from '../access/explain.ts';
import { factsOfAll, seenBy } from '../access/visible.ts';
import { editions, releases } from '../database/schema/editions.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { contentNow, dayOf, minuteText } from '../lib/time.ts';
import { type Row, requirePart } from '../parts/tables.ts';
import { hiddenKinds } from '../site/behind-menus.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { liveContent } from './drafts.ts';
import { isOf } from './published.ts';
import { isToCome, type OpenedPart } from './withdrawal.ts';

type Kind = WithdrawnThing['kind'];

/**
 * The refusal of a call about a row that this visitor cannot open: 410 with what the institution tells of it where it was
 * withdrawn with words for visitors and they could see it before, otherwise 404 with this message.
 */
export async function withdrawnOrNotFound(
  visit: Visit,
  part: OpenedPart,
  id: string,
  message: string,
): Promise<Refusal> {
  const thing = await withdrawnThing(visit, part, id);
  if (!thing) return notFound(message);
  return new Refusal(codes.withdrawn, sentenceOf(thing), 200, { data: thing });
}

/** `“成绩单打印”已于 2026 年 11 月 20 日下架：改由自助终端打印。` */
function sentenceOf({ kind, name, withdrawnAt, reason }: WithdrawnThing): string {
  const [year, month, day] = dayOf(withdrawnAt).split('-').map(Number);
  const sentence = `“${name}”已于 ${year} 年 ${month} 月 ${day} 日${withdrawalWords[kind].gone}${reason && `：${reason}`}`;
  return /[。！？!?…]$/.test(sentence) ? sentence : `${sentence.replace(/\.$/, '')}。`;
}

async function withdrawnThing(visit: Visit, part: OpenedPart, id: string): Promise<WithdrawnThing | null> {
  const here = scopedOf(visit);
  const gone = await findWithdrawn(here, part, id);
  if (!gone) return null;
  const { content, told, at } = gone;
  const kind = kindOf(part, content);
  if (isToCome(part, content, at) || !(await maySee(visit, kind, content))) return null;
  const { reason, replacement } = told;
  return {
    kind,
    name: nameOrTitle(content),
    withdrawnAt: minuteText(at),
    reason,
    replacement: replacement && (await offered(visit, replacement)),
  };
}

/** A row's last content before it was withdrawn, when that was, and what visitors are told; null where they are told nothing. */
async function findWithdrawn(here: Scoped, name: OpenedPart, id: string) {
  const part = requirePart(name);
  const [gone, last] = await here.db
    .select({ content: editions.content, told: editions.withdrawal, at: releases.endedAt })
    .from(editions)
    .leftJoin(releases, and(here.of(releases), eq(releases.number, editions.release)))
    .where(here.of(editions, isOf(editions, part, { id })))
    .orderBy(desc(editions.number))
    .limit(2);
  if (!gone?.at || !gone.told || !last?.content || (await liveContent(here, part, { id }))) return null;
  return { content: last.content, told: gone.told, at: gone.at };
}

const kinds = { articles: 'news', notices: 'notice', topics: 'topic' } as const;

const kindOf = (part: OpenedPart, { attributeType }: Row): Kind =>
  part === 'apps' ? (attributeType === 2 ? 'system' : 'service') : kinds[part];

const ruleOf = ({ audience = null }: Row) => audience as Audience | null;

/** Whether its rule lets the visitor see it, and of an article that of its column, as it is or was last. */
async function maySee(visit: Visit, kind: Kind, content: Row): Promise<boolean> {
  const rule = ruleOf(content);
  if (kind === 'notice') return isMeant(rule, await factsOfAll(visit), minuteText(contentNow()));
  if (kind === 'system' && (await hiddenKinds(visit)).has(kind)) return false;
  const above = kind === 'news' ? [{ audience: await columnRule(scopedOf(visit), String(content.column)) }] : [];
  const rules = [{ audience: rule }, ...above];
  return (await seenBy(visit, rules)).length === rules.length;
}

async function columnRule(here: Scoped, id: string): Promise<Audience | null> {
  const live = await here.first(newsColumns, eq(newsColumns.id, id));
  if (live) return live.audience;
  const [last] = await here.rows(editions, {
    where: and(isOf(editions, requirePart('newsColumns'), { id }), isNotNull(editions.content)),
    orderBy: [desc(editions.number)],
    limit: 1,
  });
  return ruleOf(last?.content ?? {});
}

/** Where to go instead, as far as the visitor may see it. */
async function offered(visit: Visit, to: Replacement): Promise<WithdrawnThing['replacement']> {
  if ('link' in to) return to;
  const { part, key: id } = to;
  const content = await liveContent(scopedOf(visit), requirePart(part), { id });
  if (!content || isToCome(part, content)) return null;
  const kind = kindOf(part, content);
  return kind !== 'system' && (await maySee(visit, kind, content)) ? { kind, id, name: nameOrTitle(content) } : null;
}

const nameOrTitle = ({ name, title }: Row) => String(name ?? title);
