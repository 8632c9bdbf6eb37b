import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { categories, departments, labels, suitableFor } from '../database/schema/services.ts';
import { VersionCache } from './resolve.ts';
import { type Scoped, scoped } from './scoped.ts';

export interface Named {
  id: string;
  name: string;
}

/** The names behind an app's ids: small, the same for everyone, and read with every list. */
export interface Names {
  readonly departments: readonly (typeof departments.$inferSelect)[];
  readonly categories: readonly (typeof categories.$inferSelect)[];
  readonly labels: readonly Named[];
  readonly suitableFor: readonly Named[];
  department(id: string): Named;
  category(attributeType: number, id: string): Named;
  label(id: string): Named;
  suitable(id: string): Named;
}

const nameCache = new VersionCache<Names>();

export function readNames(db: Queryable, institution: { id: string }): Promise<Names> {
  return nameCache.get(db, institution, async () => {
    const here = scoped(db, institution);
    const [departmentRows, categoryRows, labelRows, suitableForRows] = await Promise.all([
      here.rows(departments, { orderBy: [asc(departments.position)] }),
      here.rows(categories, { orderBy: [asc(categories.position)] }),
      here.rows(labels, { orderBy: [asc(labels.position)] }),
      here.rows(suitableFor, { orderBy: [asc(suitableFor.position)] }),
    ]);
    const categoriesOf = (attributeType: number) =>
      finder(categoryRows.filter((row) => row.attributeType === attributeType));
    const systems = categoriesOf(2);
    const services = categoriesOf(1);
    return {
      departments: departmentRows,
      categories: categoryRows,
      labels: labelRows,
      suitableFor: suitableForRows,
      department: finder(departmentRows),
      label: finder(labelRows),
      suitable: finder(suitableForRows),
      category: (attributeType, id) => (attributeType === 2 ? systems : services)(id),
    };
  });
}

function finder(rows: readonly Named[]): (id: string) => Named {
  const byId = new Map(rows.map(({ id, name }) => [id, { id, name }]));
  return (id) => byId.get(id) ?? { id, name: id };
}

/** The name of a department; empty when there is none. */
export async function departmentName(here: Scoped, id: string | null | undefined): Promise<string> {
  const row = id ? await here.first(departments, eq(departments.id, id)) : null;
  return row?.name ?? '';
}
