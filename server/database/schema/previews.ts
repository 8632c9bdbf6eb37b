import type { Viewer } from '@yimen/contract/staff/previews';
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { institution, momentColumn } from './columns.ts';
import type { RowName } from './editions.ts';
import { people } from './people.ts';

/** Links that show the portal as it would be. One that is ended is deleted. */
export const previews = pgTable(
  'previews',
  {
    institution: institution(),
    id: text('id').notNull(),
    /** The drafts that it shows in place. */
    items: jsonb('items').$type<readonly RowName[]>().notNull(),
    /** As of when; null for now. */
    moment: momentColumn('moment'),
    viewer: jsonb('viewer').$type<Viewer>().notNull(),
    /** The person as whom it is shown; null for others. */
    person: text('person'),
    /** The page that the link opens. */
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    /** `person:` or `cli:` with an id. */
    madeBy: text('made_by').notNull(),
    madeAt: momentColumn('made_at').notNull(),
    until: momentColumn('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('previews_until').on(t.until),
    index('previews_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

export type Preview = typeof previews.$inferSelect;
