import { beginnable, type Visitor } from '../access/visible.ts';
import { contentNow } from '../lib/time.ts';
import { type CatalogueEntry, catalogueOf } from './catalogue.ts';

interface Group {
  readonly suitableFor: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Whether a service can be begun now, by `serviceStateAt`: rankings and recommendations leave out closed and
 * out-of-season services. A service in maintenance stays, because it returns soon and people know its position.
 */
function isUsable(
  { attributeType, state, openFrom, openTo, outOfSeason }: CatalogueEntry,
  now = contentNow(),
): boolean {
  if (attributeType !== 1) return false;
  const inDates = (!openFrom || openFrom <= now) && (!openTo || openTo >= now) && (state === 'open' || !!openFrom);
  const allTheYear = (state === 'open' || state === 'seasonal') && outOfSeason === 'open';
  return inDates || allTheYear || state === 'maintenance';
}

/** The services that the visitor can begin now, most used first. */
export async function usableServices(visit: Visitor): Promise<readonly CatalogueEntry[]> {
  return beginnable(
    visit,
    (await catalogueOf(visit)).sorted('hits').filter((app) => isUsable(app)),
  );
}

/** Whether a service belongs to a group of recommendations; no `suitableFor` or category means any. */
export function isInGroup(app: CatalogueEntry, { suitableFor, categories }: Group): boolean {
  return (
    (suitableFor.length === 0 || app.suitableFor.some((kind) => suitableFor.includes(kind))) &&
    (categories.length === 0 || categories.includes(app.category))
  );
}
