import { codes } from '@yimen/contract/envelope';
import { explainThing as contract } from '@yimen/contract/staff/explain';
import { readPermits } from '../access/permits.ts';
import { countReading, personActor } from '../audit/store.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { explainThing } from './explain.ts';
import { isReadableBy, reachOf } from './places.ts';
import { findThing, type Thing } from './things.ts';

export const implementations = [
  implement(contract, async ({ part, key, person = null }, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const departments = permits.departments('people.read');
    if (person !== null && departments) {
      const row = await findPersonRow(here, person);
      if (row && !departments.includes(row.department))
        throw new Refusal(codes.forbidden, '您不能查看这个部门的人员', 200, { detail: 'people.read' });
    }
    const thing = await findThing(here, part, key);
    if (!thing) throw notFound('没有这一项');
    if (!isOpen(thing) && !isReadableBy(permits, [reachOf(part, thing.row)]))
      throw new Refusal(codes.forbidden, '您不能查看这条内容', 200, { detail: part });
    const identities = await explainThing(here, thing, person);
    if (!identities) throw notFound('没有这个人');
    if (person !== null) {
      const asked = { part: 'people', key: person, detail: `${part} ${key}`, address: visit.ip };
      await countReading(here, { actor: personActor(visit.person), action: 'read-person', ...asked });
    }
    return { name: 'name' in thing.row ? thing.row.name : thing.row.title, identities: [...identities] };
  }),
];

/**
 * Whether its title may be told to staff who may not read its kind: not that of a notice or an article for some, or for
 * later.
 */
function isOpen(thing: Thing): boolean {
  if (thing.part !== 'notices' && thing.part !== 'articles') return true;
  const { audience, publishedAt } = thing.row;
  return audience === null && publishedAt <= new Date();
}
