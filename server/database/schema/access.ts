import type { Permissions } from '@yimen/contract/permissions';
import { grantScopes } from '@yimen/contract/roles';
import { foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { institution, momentColumn, position } from './columns.ts';
import { people } from './people.ts';

/** Roles of the institution's own; one with the id of a built-in role stands in its place. */
export const roles = pgTable(
  'roles',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Who may do, as staff, what a role allows: everywhere, or for one department, column or topic. */
export const grants = pgTable(
  'grants',
  {
    institution: institution(),
    person: text('person').notNull(),
    /** Id of a built-in role or of one of `roles`. */
    role: text('role').notNull(),
    scope: text('scope', { enum: grantScopes }).notNull(),
    /** Id of the department (with those below it), column or topic; empty for the institution. */
    target: text('target').notNull(),
    /** Null: until it is ended. */
    until: momentColumn('until'),
    /** `person:` or `cli:` with an id. */
    givenBy: text('given_by').notNull(),
    givenAt: momentColumn('given_at').notNull(),
  },
  (t) => [
    oneOf(t.scope),
    primaryKey({ columns: [t.institution, t.person, t.role, t.scope, t.target] }),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);
