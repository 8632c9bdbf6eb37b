import type { Audience } from '@yimen/contract/audience';
import { inArray, or, sql } from 'drizzle-orm';
import { isNaming, withoutPeople } from '../access/rule-people.ts';
import { type DraftField, drafts, editions, releases } from '../database/schema/editions.ts';
import type { Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

interface Gone {
  readonly ids: ReadonlySet<string>;
  /** As who acts is written: `person:` with an id. */
  readonly actors: readonly string[];
  /** Who stands in their place. */
  readonly erased: string;
}

/** Takes people out of rules in former editions and drafts, and out of who published and saved them. */
export async function forgetPeople(here: Scoped, { ids, actors, erased }: Gone): Promise<void> {
  const isActor = (column: typeof releases.actor | typeof releases.reviewer | typeof drafts.savedBy) =>
    inArray(column, [...actors]);
  await here.update(releases, { actor: erased }, isActor(releases.actor));
  await here.update(releases, { reviewer: erased }, isActor(releases.reviewer));
  await here.update(drafts, { savedBy: erased }, isActor(drafts.savedBy));
  const people = [...ids];
  for (const { part, key, number, content } of await here.rows(editions, {
    where: isNaming(editions.content, 'people', people),
  })) {
    const one = sql`(${editions.part}, ${editions.key}, ${editions.number}) = (${part}, ${key}, ${number})`;
    await here.update(editions, { content: content && withoutNames(content, ids) }, one);
  }
  const savedBy = sql`jsonb_path_query_array(${drafts.fields}, '$.**.by') ?| ${sql.param([...actors])}::text[]`;
  const isDrafting = or(isNaming(drafts.fields, 'people', people), savedBy);
  for (const { part, key, fields } of await here.rows(drafts, { where: isDrafting })) {
    const by = (actor: string) => (actors.includes(actor) ? erased : actor);
    const kept = Object.entries(fields).map(([name, field]): [string, DraftField] => {
      const value = (given: unknown) => withoutNames({ [name]: given }, ids)[name];
      const { rival } = field;
      const own = { ...field, value: value(field.value), base: value(field.base), by: by(field.by) };
      return [name, { ...own, ...(rival && { rival: { value: value(rival.value), by: by(rival.by) } }) }];
    });
    const one = sql`(${drafts.part}, ${drafts.key}) = (${part}, ${key})`;
    await here.update(drafts, { fields: Object.fromEntries(kept) }, one);
  }
}

/** A row whose rules name none of these people any more. */
export function withoutNames(row: Readonly<Row>, ids: ReadonlySet<string>): Row {
  const rules = ['audience', 'beginAudience'].flatMap((column) => {
    const rule = row[column] as Audience | null | undefined;
    return rule ? [[column, withoutPeople(rule, ids)]] : [];
  });
  return { ...row, ...Object.fromEntries(rules) };
}
