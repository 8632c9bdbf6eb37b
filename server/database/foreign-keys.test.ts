import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { people } from './schema/people.ts';
import { notices, topics } from './schema/publishing.ts';
import { apps } from './schema/services.ts';
import { tables } from './schema/tables.ts';

/** Of what there are many, and what is deleted while others are served. */
const parents: readonly PgTable[] = [people, apps, notices, topics];

const namesOf = (columns: readonly PgColumn[]) => columns.map(({ name }) => name);

/** The columns of each index of a table, those of its keys too. */
function indexesOf(table: PgTable): string[][] {
  const { primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const ofIndexes = indexes.map(({ config }) => config.columns as PgColumn[]);
  return [...[...primaryKeys, ...uniqueConstraints].map(({ columns }) => columns), ...ofIndexes].map(namesOf);
}

const references = [...tables.values()].flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    if (!parents.includes(foreignTable)) return [];
    return [{ table, columns: namesOf(columns), name: `${getTableConfig(table).name} (${namesOf(columns)})` }];
  }),
);

test('whoever deletes a person, service, notice or topic reads no table of theirs to its end', () => {
  expect(references.length).toBeGreaterThan(20);
  const without = references.filter(({ table, columns }) => {
    return !indexesOf(table).some((index) =>
      columns.every((column) => index.slice(0, columns.length).includes(column)),
    );
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});
