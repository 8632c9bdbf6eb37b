import type { Listed } from './catalogue.ts';

interface Group {
  readonly audiences: readonly string[];
  readonly categories: readonly string[];
}

/**
 * What can be begun now, as `stateAt` says it: rankings and recommendations leave out what is closed or out of
 * its season. What is in maintenance stays, since it comes back soon to the place it is known at.
 */
export function isUsable({ attributeType, state, openFrom, openTo, outOfSeason }: Listed, now = new Date()): boolean {
  if (attributeType !== 1) return false;
  const inDates = (!openFrom || openFrom <= now) && (!openTo || openTo >= now) && (state === 'open' || !!openFrom);
  const allTheYear = (state === 'open' || state === 'seasonal') && outOfSeason === 'open';
  return inDates || allTheYear || state === 'maintenance';
}

/** Whether a service is usable and of a group of recommendations; no audience or category means any. */
export function isInGroup(app: Listed, { audiences, categories }: Group): boolean {
  return (
    isUsable(app) &&
    (audiences.length === 0 || app.audiences.some((audience) => audiences.includes(audience))) &&
    (categories.length === 0 || categories.includes(app.category))
  );
}
