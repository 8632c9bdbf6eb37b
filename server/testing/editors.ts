import { staffSession } from '@yimen/contract/access/staff';
import type { PublishedPart } from '@yimen/contract/published';
import type { GrantScope } from '@yimen/contract/roles';
import { checkDraft, discardDraft, draftWithdrawal, saveDraft, staffDraft } from '@yimen/contract/staff/drafts';
import {
  approveRelease,
  cancelRelease,
  returnRelease,
  rollBackRelease,
  submitRelease,
} from '@yimen/contract/staff/releases';
import { eq } from 'drizzle-orm';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { articles } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import type { GivenWithdrawal } from '../editions/withdrawal.ts';
import { scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from './world.ts';

/** A row of content, as tests name it: `articles:news-1`. */
export type RowText = `${PublishedPart}:${string}`;

const rowOf = (text: RowText) => {
  const [part, ...key] = text.split(':');
  return { part: part as PublishedPart, key: key.join(':') };
};

/** A role, where it is held. */
type Held = readonly [role: string, scope?: GrantScope, target?: string];

type Roles<Name extends string> = Readonly<Partial<Record<Name, readonly Held[]>>>;

export type Editors<Name extends string> = Awaited<ReturnType<typeof openEditors<Name>>>;

/** The demo, with people of its first institution as staff. */
export async function openWorldWithEditors<Name extends string>(
  ids: Readonly<Record<Name, string>>,
): Promise<{ world: World; staff: Editors<Name> }> {
  const world = await openWorld();
  return { world, staff: await openEditors(world, ids) };
}

/** People of the demo’s first institution as staff. */
export async function openEditors<Name extends string>(world: World, ids: Readonly<Record<Name, string>>) {
  const here = scoped(world.db, { id: 'mingde' });
  const names = Object.keys(ids) as Name[];
  const [titles, summaries] = [await here.rows(articles), await here.rows(apps)];
  const tokens = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await world.signIn(ids[name])])),
  ) as Record<Name, string>;
  // Sessions are there before roles are chosen.
  for (const name of names) await world.call(staffSession, {}, { token: tokens[name] });

  return {
    here,
    actor: (name: Name) => `person:${ids[name]}`,
    /** Leaves nothing of what was drafted and published, titles and summaries as they were, and these roles alone. */
    async begin(held: Roles<Name>): Promise<void> {
      for (const table of [drafts, editions, releases, auditEntries]) await world.db.delete(table);
      for (const { id, title } of titles) await here.update(articles, { title }, eq(articles.id, id));
      for (const { id, summary } of summaries) await here.update(apps, { summary }, eq(apps.id, id));
      await this.hold(held);
    },
    /** Leaves these roles alone, and sessions as they are. */
    async hold(held: Roles<Name>): Promise<void> {
      await world.db.delete(grants);
      for (const name of names) {
        for (const [role, scope = 'institution', target = ''] of held[name] ?? []) {
          const given = { givenBy: 'cli:test', givenAt: new Date() };
          await here.insert(grants, [{ person: ids[name], role, scope, target, until: null, ...given }]);
        }
      }
    },
    /** What one person does, each answered as the call answers it. */
    as(name: Name) {
      const as = { token: tokens[name] };
      const read = async (row: RowText) => world.call(staffDraft, rowOf(row), as);
      const revisionOf = async (row: RowText) => (await read(row)).data?.revision ?? 0;
      return {
        as,
        read,
        /** Why a draft cannot be published. */
        check: async (row: RowText) => (await world.call(checkDraft, rowOf(row), as)).data.problems,
        save: async (
          row: RowText,
          values: Record<string, unknown>,
          given: { revision?: number; whole?: boolean } = {},
        ) => world.call(saveDraft, { ...rowOf(row), values, revision: await revisionOf(row), ...given }, as),
        withdraw: async (row: RowText, revision?: number, told: Partial<GivenWithdrawal> = {}) =>
          world.call(draftWithdrawal, { ...rowOf(row), revision: revision ?? (await revisionOf(row)), ...told }, as),
        discard: async (row: RowText, revision?: number) =>
          world.call(discardDraft, { ...rowOf(row), revision: revision ?? (await revisionOf(row)) }, as),
        submit: async (rows: readonly RowText[], at?: string) => {
          const items = [];
          for (const row of rows) items.push({ ...rowOf(row), revision: await revisionOf(row) });
          return world.call(submitRelease, { title: '改版', items, ...(at && { at }) }, as);
        },
        approve: (number: number) => world.call(approveRelease, { number }, as),
        sendBack: (number: number) => world.call(returnRelease, { number, reason: '日期不对' }, as),
        cancel: (number: number) => world.call(cancelRelease, { number }, as),
        rollBack: (number: number) => world.call(rollBackRelease, { number, reason: '链接打不开' }, as),
      };
    },
  };
}
