import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { audiences, categories, departments, labels } from '../database/schema/services.ts';
import { VersionCache } from './resolve.ts';
import { scoped } from './scoped.ts';

export interface Named {
  id: string;
  name: string;
}

/** What an app's ids stand for; small, the same for everyone, and asked for with every list. */
export interface Names {
  readonly departments: readonly (typeof departments.$inferSelect)[];
  readonly categories: readonly (typeof categories.$inferSelect)[];
  readonly labels: readonly Named[];
  readonly audiences: readonly Named[];
  department(id: string): Named;
  category(attributeType: number, id: string): Named;
  label(id: string): Named;
  audience(id: string): Named;
}

const kept = new VersionCache<Names>();

export function namesOf(db: Queryable, institution: { id: string }): Promise<Names> {
  return kept.get(db, institution, async () => {
    const here = scoped(db, institution);
    const [departmentRows, categoryRows, labelRows, audienceRows] = await Promise.all([
      here.rows(departments, { orderBy: [asc(departments.position)] }),
      here.rows(categories, { orderBy: [asc(categories.position)] }),
      here.rows(labels, { orderBy: [asc(labels.position)] }),
      here.rows(audiences, { orderBy: [asc(audiences.position)] }),
    ]);
    const categoriesOf = (attributeType: number) =>
      finder(categoryRows.filter((row) => row.attributeType === attributeType));
    const systems = categoriesOf(2);
    const services = categoriesOf(1);
    return {
      departments: departmentRows,
      categories: categoryRows,
      labels: labelRows,
      audiences: audienceRows,
      department: finder(departmentRows),
      label: finder(labelRows),
      audience: finder(audienceRows),
      category: (attributeType, id) => (attributeType === 2 ? systems : services)(id),
    };
  });
}

function finder(rows: readonly Named[]): (id: string) => Named {
  const byId = new Map(rows.map(({ id, name }) => [id, { id, name }]));
  return (id) => byId.get(id) ?? { id, name: id };
}
