import { getOffices } from '@yimen/contract/services/offices';
import { implement } from '../http/implement.ts';
import { nicknamesOf } from '../search/lexicon.ts';
import { readNames } from '../tenancy/names.ts';
import { catalogueOf, tally } from './catalogue.ts';

export const implementations = [
  implement(getOffices, async (_, visit) => {
    const { departments } = await readNames(visit.db, visit.institution);
    const counts = tally((await catalogueOf(visit)).of(1).map(({ department }) => department));
    return departments
      .filter(({ id, office, phone, hours, way }) => counts.has(id) || office || phone || hours || way)
      .map(({ id, name, shortName, kind, intro, office, way, phone, hours }) => ({
        id,
        name,
        names: [...(shortName === name ? [] : [shortName]), ...nicknamesOf(name, shortName)],
        kind,
        intro,
        place: office,
        way,
        phone,
        hours,
        services: counts.get(id) ?? 0,
      }));
  }),
];
