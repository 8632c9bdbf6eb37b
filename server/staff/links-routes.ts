import type { PublishedPart } from '@yimen/contract/published';
import { mostDeadLinks, mostPlaces, staffLinks } from '@yimen/contract/staff/links';
import { readPermits } from '../access/permits.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { deadLinks, readDeadChecks } from '../link-checks/dead.ts';
import { linkPlaces } from '../link-checks/places.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { isReached } from './places.ts';

export const implementations = [
  implement(staffLinks, async (_, visit) => {
    const here = scopedOf(visit);
    const checks = await readDeadChecks(here, mostDeadLinks + 1);
    const told = checks.slice(0, mostDeadLinks);
    if (told.length === 0) return { list: [], more: false };
    const permits = await readPermits(here, visit.person.id);
    const places = await linkPlaces(here, {
      addresses: told.map(({ address }) => address),
      where: (part) => isReached(here, permits, 'read', part),
    });
    const list = deadLinks(told, places).map(({ address, since, askedAt, reason, places: own }) => ({
      address,
      since: minuteText(since),
      askedAt: minuteText(askedAt),
      reason,
      count: own.length,
      places: own.slice(0, mostPlaces).map(({ part, spacedKey, name, column }) => ({
        part: part as PublishedPart,
        key: spacedKey,
        name,
        field: column,
      })),
    }));
    return { list, more: checks.length > told.length };
  }),
];
