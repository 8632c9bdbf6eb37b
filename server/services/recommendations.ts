import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';

interface Group {
  audiences: string[];
  categories: string[];
}

/**
 * What can be begun now, as `stateAt` says it: rankings and recommendations leave out what is closed or out of
 * its season. What is in maintenance stays, since it comes back soon to the place it is known at.
 */
export function usableServices(now = new Date()) {
  const inDates = and(
    or(isNull(apps.openFrom), lte(apps.openFrom, now)),
    or(isNull(apps.openTo), gte(apps.openTo, now)),
    or(eq(apps.state, 'open'), isNotNull(apps.openFrom)),
  );
  const allTheYear = and(inArray(apps.state, ['open', 'seasonal']), eq(apps.outOfSeason, 'open'));
  return and(eq(apps.attributeType, 1), or(inDates, allTheYear, eq(apps.state, 'maintenance')));
}

/** Usable services of a group of recommendations; no audience or category means any. */
export function inGroup({ audiences, categories }: Group) {
  return and(
    usableServices(),
    audiences.length > 0 ? arrayOverlaps(apps.audiences, audiences) : undefined,
    categories.length > 0 ? inArray(apps.category, categories) : undefined,
  );
}
