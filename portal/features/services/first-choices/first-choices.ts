import { type CountedGroup, getLabelType } from '@yimen/contract/services/facets';
import { countServiceApp, type ServiceCounts } from '@yimen/contract/services/list';
import { seniors } from '@yimen/contract/services/seniors';
import type { Call } from '../../../lib/api/call.ts';

/** Number of categories that care mode offers at first, beside all services. */
const offered = 2;

/**
 * The categories that care mode offers instead of every filter: those with most services for older people, else those
 * with most services.
 */
export function firstChoices(
  categories: readonly CountedGroup[],
  forSeniors: ServiceCounts['categories'] | null,
): CountedGroup[] {
  const counts = new Map(forSeniors?.map(({ id, count }) => [id, count]));
  const worth = ({ id, count }: CountedGroup) => (forSeniors ? (counts.get(id) ?? 0) : count);
  return categories
    .filter((each) => worth(each) > 0)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, offered);
}

/** Number of services for older people in each category; null where the institution tells no older people apart. */
export async function loadSeniorCounts(call: Call): Promise<ServiceCounts['categories'] | null> {
  const { suitableFor } = await call(getLabelType, {});
  if (!suitableFor.some(({ id, count }) => id === seniors && count > 0)) return null;
  return (await call(countServiceApp, { suitableFor: seniors })).categories;
}
