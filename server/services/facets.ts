/** The fields of a service by which the service hall counts. */
export interface FacetedService {
  category: string;
  department: string;
  labels: readonly string[];
  suitableFor: readonly string[];
}

/** The chosen filter values; undefined for a filter that is not set. */
export interface ChosenFacets {
  category?: string | undefined;
  department?: string | undefined;
  label?: string | undefined;
  suitableFor?: string | undefined;
}

const valuesOf = {
  category: (service: FacetedService) => [service.category],
  department: (service: FacetedService) => [service.department],
  label: (service: FacetedService) => service.labels,
  suitableFor: (service: FacetedService) => service.suitableFor,
};
type Facet = keyof typeof valuesOf;
/** Counts by value for each filter, and the number of services that match all filters. */
type Counts = Record<Facet, Map<string, number>> & { total: number };
const facets = Object.keys(valuesOf) as Facet[];

const excludes = (facet: Facet, service: FacetedService, chosen: ChosenFacets) => {
  const value = chosen[facet];
  return value !== undefined && !valuesOf[facet](service).includes(value);
};

/** Whether a service matches all chosen filters. */
export const isChosen = (service: FacetedService, chosen: ChosenFacets) =>
  facets.every((facet) => !excludes(facet, service, chosen));

/**
 * How many services each value of each filter would leave together with the other chosen filters, in one pass: a
 * service counts for a filter when every other filter accepts it. Values without services are left out.
 */
export function countFacets(services: readonly FacetedService[], chosen: ChosenFacets): Counts {
  let total = 0;
  const counts = { category: new Map(), department: new Map(), label: new Map(), suitableFor: new Map() };
  for (const service of services) {
    const refusing = facets.filter((facet) => excludes(facet, service, chosen));
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
