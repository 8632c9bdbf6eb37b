import { eq } from 'drizzle-orm';
import { readParents, withAncestors } from '../access/departments.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Content } from './content.ts';
import type { Reach } from './places.ts';

/** Whether somewhere among places a column, or a department, or one above it, asks for a review. */
export async function readAskingReview(here: Scoped): Promise<(reaches: readonly Reach[]) => boolean> {
  const [columns, offices, parents] = [
    await here.rows(newsColumns, { where: eq(newsColumns.review, true) }),
    await here.rows(departments, { where: eq(departments.review, true) }),
    await readParents(here),
  ];
  const asking = { column: new Set(columns.map(({ id }) => id)), department: new Set(offices.map(({ id }) => id)) };
  return (reaches) =>
    reaches.some(
      ({ place: { column = '', department = '' } }) =>
        asking.column.has(column) || withAncestors(department, parents).some((id) => asking.department.has(id)),
    );
}

/** Whether content lies, or is to lie, where a review is asked for. */
export async function placesAskReview(here: Scoped, contents: readonly Content[]): Promise<boolean> {
  return (await readAskingReview(here))(contents.flatMap(({ reaches }) => reaches));
}
