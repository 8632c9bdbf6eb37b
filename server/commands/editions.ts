import { isDeepStrictEqual } from 'node:util';
import { releaseStateNames } from '@yimen/contract/staff/releases';
import { withdrawalSchema } from '@yimen/contract/withdrawal';
import { asc, desc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { actorId } from '../audit/store.ts';
import { editionsOf, formerContents, restoreEdition, rollBack } from '../changes/former.ts';
import { publishDrafts, tryPublishing } from '../changes/publish.ts';
import { cancelRelease, holdRelease, onTime } from '../changes/releases.ts';
import { countGoing } from '../changes/removed/keep.ts';
import { drafts, releases } from '../database/schema/editions.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { draftChange, releaseChanges } from '../editions/draft-changes.ts';
import {
  type Draft,
  discardDraft,
  draftedContent,
  draftName,
  draftOf,
  draftWithdrawal,
  liveContent,
  lockDraft,
  saveDraft,
} from '../editions/drafts.ts';
import { changedFields, fieldsOf } from '../editions/fields.ts';
import { type EditedPart, keyFields, publishedPart } from '../editions/published.ts';
import { type GivenWithdrawal, withdrawalText } from '../editions/withdrawal.ts';
import { usualDays } from '../kept-days.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError, type Fields, merge, readFields, readValue, UsageError } from '../parts/fields.ts';
import { ContentError, problemLine } from '../parts/problems.ts';
import { shownRow } from '../parts/rows.ts';
import { findPart, type Row } from '../parts/tables.ts';
import { planPublishing } from '../staff/scheduled.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { alongText, isAgreedTo, need, type Outside } from './words.ts';

/** A row as it is typed: `apps:transcript-print`, `slides:banner,0`. Throws {@link UsageError}. */
export function readRowName(text: string): { part: EditedPart; key: Row } {
  const [name = '', ...rest] = text.split(':');
  const part = publishedPart(findPart(name)?.name ?? (name === 'institution' ? 'institutions' : name));
  const values = rest.join(':').split(',');
  if (rest.length === 0 || values.length !== part.key.length)
    throw new UsageError(`“${text}” 应写成 ${part.name}:${part.key.map((one) => `<${one}>`).join(',')}。`);
  const typed = part.key.map((column, index) => {
    const described = part.columns[column];
    return [column, described ? readValue(described, values[index] ?? '') : values[index]];
  });
  return { part, key: Object.fromEntries(typed) };
}

/** The fields of a draft from what was typed, which may set part of an object. */
function typedValues(part: EditedPart, start: Row, fields: Fields): Row {
  const merged = merge(part.columns, start, fields);
  const [now, before] = [fieldsOf(part, merged), fieldsOf(part, start)];
  const columns = new Set(fields.map(([path]) => path.split('.')[0]));
  const isTyped = (name: string) => {
    const isPart = fields.some(([path]) => path.startsWith(`${name}.`) || path === name);
    return isPart || (columns.has(name.split('.')[0]) && !isDeepStrictEqual(now[name], before[name]));
  };
  return Object.fromEntries(Object.entries(now).filter(([name]) => isTyped(name)));
}

const draftActions: Readonly<Record<string, Action>> = {
  async list(id, _words, { db, print }) {
    const here = scoped(db, { id });
    const all = await here.rows(drafts, { orderBy: [asc(drafts.part), asc(drafts.key)] });
    for (const draft of all) print(draftLine(draft));
    if (all.length === 0) print('没有未发布的改动。');
  },

  async show(id, words, { db, print }) {
    const here = scoped(db, { id });
    const { part, key } = readRowName(need(words, '表:主键')[0] ?? '');
    const draft = await draftOf(here, part, key);
    if (!draft) throw new AdminError(`${draftName(part, key)} 没有草稿。`);
    print(draftLine(draft));
    for (const [name, { value, base, by, rival }] of Object.entries(draft.fields)) {
      const shown = (one: unknown) => JSON.stringify(shownRow(part, { [name]: one })[name]);
      print(`  ${name}：${shown(base)} → ${shown(value)}（${actorId(by)}）`);
      if (rival) print(`    ${actorId(rival.by)} 同时改成了 ${shown(rival.value)}：再存一次，定下用哪一个`);
    }
  },

  async set(id, words, at) {
    const here = scoped(at.db, { id });
    const { print, act } = at;
    const { part, key } = readRowName(need(words, '表:主键', '字段=值')[0] ?? '');
    const former = await draftOf(here, part, key);
    const live = await liveContent(here, part, key);
    const start = former ? await draftedContent(here, part, former) : live;
    const fields = readFields(words.slice(1));
    if (fields.some(([path]) => path in key)) throw new AdminError('主键不能改。');
    const values = typedValues(part, start ?? key, fields);
    const draft = await saveDraft(here, { part, key, values, since: null, by: act.actor });
    at.changed(draftChange({ part, key, live }, former, draft));
    if (!draft) return print(`${draftName(part, key)} 和已发布的一样，没有草稿了。`);
    print(`${draftLine(draft)}${live ? '' : '  新增'}`);
    await tryPublishing(at, id, [draft]).catch((error) => {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.problems) print(`  还不能发布：${problemLine(problem)}`);
    });
  },

  async withdraw(id, words, at, flags) {
    const here = scoped(at.db, { id });
    const { part, key } = readRowName(need(words, '表:主键')[0] ?? '');
    if (!('table' in part)) throw new AdminError('单位设置不能归档。');
    const given = readWithdrawal(words.slice(1));
    const name = draftName(part, key);
    const going = await countGoing(here, [{ part, key }]);
    const [former, live] = [await draftOf(here, part, key), await liveContent(here, part, key)];
    const isPreview = going.size > 0 && !flags.has('--yes');
    const draft = await (isPreview ? tryInTransaction : inTransaction)(at.db, (db) =>
      draftWithdrawal(scoped(db, { id }), { part, key, given, by: at.act.actor }),
    );
    const withdrawn = `${name} 发布后${withdrawalText(draft.withdrawal)}${given.silent ? '，不告诉访客' : ''}`;
    const told = `${withdrawn}${goingText(going, at)}。`;
    const exact = [name, ...going.keys()].join(' ');
    if (going.size > 0 && !isAgreedTo({ verb: '归档', what: name, exact, told }, flags, at)) return;
    at.changed(draftChange({ part, key, live }, former, draft));
    at.print(told);
  },

  async discard(id, words, at, flags) {
    const { part, key } = readRowName(need(words, '表:主键')[0] ?? '');
    const name = draftName(part, key);
    const here = scoped(at.db, { id });
    // Locked where it goes: what is agreed to, told and recorded is the same draft.
    const draft = await (flags.has('--yes') ? lockDraft : draftOf)(here, part, key);
    if (!draft)
      throw new AdminError(`${name} 没有草稿${at.agreed === undefined ? '' : '了：它刚刚发布了，或被放弃了'}。`);
    const told = `将放弃草稿 ${draftLine(draft)}。不能放回，只能重新写。`;
    const exact = `${name} ${draft.revision}`;
    if (!isAgreedTo({ verb: '放弃', what: `${name} 的草稿`, exact, told }, flags, at)) return;
    at.changed(draftChange({ part, key, live: await liveContent(here, part, key) }, draft, null));
    await discardDraft(here, part, key);
    at.print(`${name} 的草稿已放弃。`);
  },
};

/** A withdrawal as it was typed: `reason=`, `replacement=` with a row or an address, or `silent=true`. */
function readWithdrawal(words: readonly string[]): GivenWithdrawal {
  const fields = readFields(words);
  const unknown = fields.find(([name]) => !['reason', 'replacement', 'silent'].includes(name));
  if (unknown) throw new UsageError(`draft withdraw 没有 ${unknown[0]}=：可用 reason=、replacement= 和 silent=。`);
  const typed = (name: string) => fields.findLast(([one]) => one === name)?.[1] ?? '';
  const silent = typed('silent');
  if (!['', 'true', 'false'].includes(silent)) throw new UsageError('silent= 应写作 silent=true。');
  const to = typed('replacement');
  const replacement = to === '' ? null : /^(https?:\/)?\//i.test(to) ? { link: to } : readReplacement(to);
  const read = v.safeParse(withdrawalSchema, { reason: typed('reason'), replacement });
  if (!read.success) throw new AdminError(`${read.issues[0].message}。`);
  return { ...read.output, silent: silent === 'true' };
}

function readReplacement(text: string): unknown {
  const { part, key } = readRowName(text);
  return { part: part.name, key: key.id };
}

/** What goes with something that is withdrawn, after a comma; nothing where nothing does. */
function goingText(going: ReadonlyMap<string, number>, { keptDays = usualDays }: Outside): string {
  const time = keptDays.removed > 0 ? `${keptDays.removed} 天内` : '';
  return going.size > 0 ? `${alongText(going)}；${time}回滚会放回` : '';
}

function draftLine(draft: Draft): string {
  const part = publishedPart(draft.part);
  const what = draft.withdraws ? withdrawalText(draft.withdrawal) : Object.keys(draft.fields).join('、');
  const rivals = Object.values(draft.fields).filter(({ rival }) => rival).length;
  return [
    `${draftName(part, keyFields(part, draft.key))}：${what}`,
    rivals > 0 && `${rivals} 处两个人都改了`,
    draft.release !== null && `在发布单 ${draft.release} 中等待`,
    `${draft.savedBy} ${minuteText(draft.savedAt)}`,
  ]
    .filter(Boolean)
    .join('  ');
}

/** Newest releases that are listed. */
const listed = 50;

const releaseActions: Readonly<Record<string, Action>> = {
  async list(id, _words, { db, print }) {
    const here = scoped(db, { id });
    const all = await here.rows(releases, { orderBy: [desc(releases.number)], limit: listed });
    for (const { number, title, reason, state, actor, createdAt, dueAt, endedAt, failure } of all) {
      const moment = endedAt ?? dueAt ?? createdAt;
      const told = [`${number}`, moment && minuteText(moment), releaseStateNames[state], title, reason, actor, failure];
      print(told.filter(Boolean).join('  '));
    }
    if (all.length === 0) print('还没有发布过。');
  },

  async publish(id, words, at, flags) {
    const here = scoped(at.db, { id });
    const [title = ''] = need(words, '标题');
    const fields = readFields(words.slice(1));
    const unknown = fields.find(([name]) => name !== 'at' && name !== 'item');
    if (unknown) throw new UsageError(`release publish 没有 ${unknown[0]}=：可用 at= 和 item=。`);
    const due = fields.find(([name]) => name === 'at')?.[1];
    const dueAt = due === undefined ? null : parseMoment(due, 'YYYY-MM-DD HH:mm');
    if (due !== undefined && !dueAt) throw new UsageError('at= 应写作 at="2026-12-01 08:00"。');
    const items = await chosenDrafts(here, fields);
    const act = { ...at.act, title };
    const withdrawn = withdrawnBy(items);
    const going = await countGoing(here, withdrawn);
    if (going.size > 0) {
      if (!flags.has('--yes')) await onTime(dueAt, () => tryPublishing({ ...at, act }, id, items));
      const names = withdrawn.map(({ part, key }) => draftName(part, key)).join('；');
      const told = `发布时将归档 ${withdrawn.length} 项（${names}）${goingText(going, at)}。`;
      // Not the counts: people read on while somebody is asked.
      const exact = [...items.map(({ part, key, revision }) => `${part} ${key} ${revision}`), ...going.keys()].join(
        '\n',
      );
      if (!isAgreedTo({ verb: '发布', what: '这些草稿', exact, told }, flags, at)) return;
    }
    if (!dueAt) {
      await publishDrafts({ ...at, act }, id, items);
      at.print(
        act.release === null
          ? '内容和已发布的一样，没有变化。'
          : `已发布 ${items.length} 项${goingText(going, at)}，发布单 ${act.release}。`,
      );
      return;
    }
    const number = await holdRelease({ ...at, act }, id, { items, state: 'scheduled', dueAt });
    await planPublishing(at.db, id, number, dueAt);
    for (const change of releaseChanges({ number, items, state: null }, 'scheduled')) at.changed(change);
    at.print(`${items.length} 项将在 ${minuteText(dueAt)} 发布，发布单 ${number}。`);
  },

  async cancel(id, words, { db, print, changed }) {
    const here = scoped(db, { id });
    const number = readNumber(need(words, '发布单')[0] ?? '');
    const release = await cancelRelease(here, number);
    for (const change of releaseChanges(release, 'cancelled')) changed(change);
    print(`发布单 ${number} 已取消，草稿还在。`);
  },

  async rollback(id, words, at, flags) {
    const number = readNumber(need(words, '发布单')[0] ?? '');
    const here = scoped(at.db, { id });
    const { items } = await formerContents(here, number);
    const going = await countGoing(
      here,
      items.flatMap(({ part, key, content }) => (content || !('table' in part) ? [] : { part, key })),
    );
    const exact = [number, ...going.keys()].join(' ');
    const told = `回滚发布单 ${number}${goingText(going, at)}。`;
    if (going.size > 0 && !isAgreedTo({ verb: '回滚', what: `发布单 ${number}`, exact, told }, flags, at)) return;
    const act = { ...at.act, title: `回滚发布单 ${number}`, reason: readReason(words.slice(1)) };
    const { done, along, skipped } = await rollBack({ ...at, act }, id, number);
    at.print(`已回滚 ${done} 项${alongText(along)}，发布单 ${act.release}。`);
    for (const { part, key, why } of skipped) at.print(`跳过 ${draftName(part, key)}：${why}。`);
  },
};

/** The rows that go by these drafts. */
const withdrawnBy = (items: readonly Draft[]) =>
  items.flatMap((draft) => {
    const part = publishedPart(draft.part);
    return draft.withdraws && 'table' in part ? [{ part, key: keyFields(part, draft.key) }] : [];
  });

async function chosenDrafts(here: Scoped, fields: Fields): Promise<Draft[]> {
  const named = fields.filter(([name]) => name === 'item').map(([, text]) => readRowName(text));
  const waiting = (await here.rows(drafts)).filter(({ release }) => release === null);
  if (named.length === 0 && waiting.length === 0) throw new AdminError('没有可以发布的草稿：用 draft list 查看。');
  if (named.length === 0) return waiting;
  const found: Draft[] = [];
  for (const { part, key } of named) {
    const draft = await draftOf(here, part, key);
    if (!draft) throw new AdminError(`${draftName(part, key)} 没有草稿。`);
    if (draft.release !== null) throw new AdminError(`${draftName(part, key)} 已在发布单 ${draft.release} 中等待。`);
    found.push(draft);
  }
  return found;
}

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`“${text}” 应为编号，如 3。`);
  return Number(text);
}

function readReason(words: readonly string[]): string {
  const reason =
    readFields(words)
      .find(([name]) => name === 'reason')?.[1]
      .trim() ?? '';
  if (!reason) throw new UsageError('请写明原因：reason=…');
  return reason;
}

const editionActions: Readonly<Record<string, Action>> = {
  async list(id, words, { db, print }) {
    const here = scoped(db, { id });
    const { part, key } = readRowName(need(words, '表:主键')[0] ?? '');
    const all = await editionsOf(here, part, key);
    const numbers = all.flatMap(({ release }) => release ?? []);
    const found = await here.rows(releases, { where: inArray(releases.number, numbers) });
    const byNumber = new Map(found.map((release) => [release.number, release]));
    let before: Row | null = null;
    for (const { number, release: releaseNumber, content, withdrawal } of all) {
      const release = byNumber.get(releaseNumber ?? 0);
      const told = release && [
        release.endedAt && minuteText(release.endedAt),
        release.actor,
        `发布单 ${release.number} ${release.title}`,
      ];
      const changes = content
        ? before
          ? changedFields(part, before, content)
              .map(({ field }) => field)
              .join('、')
          : ''
        : withdrawalText(withdrawal);
      print([`${number}`, ...(told ?? ['原有']), changes].filter(Boolean).join('  '));
      before = content;
    }
    if (all.length === 0) print(`${draftName(part, key)} 没有改过。`);
  },

  async show(id, words, { db, print }) {
    const here = scoped(db, { id });
    const [name = '', number = ''] = need(words, '表:主键', '版本');
    const { part, key } = readRowName(name);
    const found = (await editionsOf(here, part, key)).find((one) => one.number === readNumber(number));
    if (!found) throw new AdminError(`${name} 没有版本 ${number}：用 edition list 查看。`);
    print(found.content ? JSON.stringify(shownRow(part, found.content), null, 2) : withdrawalText(found.withdrawal));
  },

  async restore(id, words, at) {
    const [name = '', number = ''] = need(words, '表:主键', '版本');
    const { part, key } = readRowName(name);
    const act = { ...at.act, title: `恢复 ${name} 的版本 ${number}`, reason: readReason(words.slice(2)) };
    const along = await restoreEdition({ ...at, act }, id, part, key, readNumber(number));
    at.print(`${name} 已恢复为版本 ${number} 的内容${alongText(along)}，发布单 ${act.release}。`);
  },
};

/** What is to change, before visitors see it. */
export const runDraft = runAmong('draft', draftActions);
/** Drafts that are published together, at once or at a time, and taken back together. */
export const runRelease = runAmong('release', releaseActions);
/** What a row was from one release to the next. */
export const runEdition = runAmong('edition', editionActions);
