/** What the hall's counts depend on of a service. */
export interface Counted {
  category: string;
  department: string;
  labels: readonly string[];
  audiences: readonly string[];
}

/** The chosen values; undefined for a filter that is not set. */
export interface ChosenFacets {
  category?: string | undefined;
  department?: string | undefined;
  label?: string | undefined;
  audience?: string | undefined;
}

const valuesOf = {
  category: (service: Counted) => [service.category],
  department: (service: Counted) => [service.department],
  label: (service: Counted) => service.labels,
  audience: (service: Counted) => service.audiences,
};
type Facet = keyof typeof valuesOf;
/** By value, and how many all filters together leave. */
type Counts = Record<Facet, Map<string, number>> & { total: number };
const facets = Object.keys(valuesOf) as Facet[];

const refuses = (facet: Facet, service: Counted, chosen: ChosenFacets) => {
  const value = chosen[facet];
  return value !== undefined && !valuesOf[facet](service).includes(value);
};

/** Whether a service is of all that was chosen. */
export const isChosen = (service: Counted, chosen: ChosenFacets) =>
  facets.every((facet) => !refuses(facet, service, chosen));

/**
 * How many services each value of each filter would leave beside the other chosen filters, in one pass: a service
 * counts for a filter when every other filter takes it. Values that would leave none are left out.
 */
export function countFacets(services: readonly Counted[], chosen: ChosenFacets): Counts {
  let total = 0;
  const counts = { category: new Map(), department: new Map(), label: new Map(), audience: new Map() };
  for (const service of services) {
    const refusing = facets.filter((facet) => refuses(facet, service, chosen));
    if (refusing.length > 1) continue;
    if (refusing.length === 0) total++;
    for (const facet of refusing.length === 1 ? refusing : facets) {
      for (const value of valuesOf[facet](service)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return { ...counts, total };
}
