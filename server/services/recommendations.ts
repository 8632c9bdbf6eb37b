import { and, arrayOverlaps, eq, inArray, ne } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';

interface Group {
  audiences: string[];
  categories: string[];
}

/** What can be begun now: rankings and recommendations leave out what is closed. */
export const usableServices = and(eq(apps.attributeType, 1), ne(apps.state, 'closed'));

/** Usable services of a group of recommendations; no audience or category means any. */
export function inGroup({ audiences, categories }: Group) {
  return and(
    usableServices,
    audiences.length > 0 ? arrayOverlaps(apps.audiences, audiences) : undefined,
    categories.length > 0 ? inArray(apps.category, categories) : undefined,
  );
}
