import type { Endpoint } from '@yimen/contract/endpoint';
import { type Area, type Permission, permissionTable } from '@yimen/contract/permissions';
import { partAreas } from '@yimen/contract/published';
import * as v from 'valibot';

/** A call with an input, and the permissions of which one is enough; none for a call that is not for staff. */
export interface Asking {
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly input: object;
  readonly needed: readonly Permission[];
  /** What its handler asks for as well, of some inputs. */
  readonly further: readonly Permission[];
}

/** What the table of parts says of an act; where nothing is removed for good, `write` stands for `remove`. */
function areasPermitting(act: string | undefined, areas: readonly Area[]): Permission[] {
  return areas.flatMap((area) => {
    const acts: readonly string[] = permissionTable[area];
    const own = act === 'remove' && !acts.includes(act) ? 'write' : act;
    return own !== undefined && acts.includes(own) ? [`${area}.${own}` as Permission] : [];
  });
}

/** The permissions for a connection, by its part. */
const connectionAreas: Readonly<Record<string, readonly Area[]>> = {
  sources: ['sources'],
  pushSystems: ['sources'],
  signInMethods: ['signIn'],
  passportServices: ['signIn'],
};

/** A call about content or a connection is asked once for each part that its input can name, every other call once. */
export function askings(endpoint: Endpoint): Asking[] {
  const { name, permission, example, input } = endpoint;
  const asking = { endpoint, name, input: example as object, needed: [], further: [] };
  if (permission === undefined || permission === 'any') return [asking];
  if (typeof permission === 'string') return [{ ...asking, needed: [permission] }];
  const permitting = (areas: readonly Area[]) => ({
    needed: areasPermitting(permission.act, areas),
    further: areasPermitting(permission.further, areas),
  });
  const areas: Readonly<Record<string, readonly Area[]>> = permission.of ? connectionAreas : partAreas;
  const byAnyPart = { ...asking, ...permitting(Object.values(areas).flat()) };
  const { part: named } = (input as { entries?: { part?: v.GenericSchema } }).entries ?? {};
  if (!named) return [byAnyPart];
  return [
    ...Object.entries(areas)
      .filter(([part]) => v.is(named, part))
      .map(([part, own]) => ({
        ...asking,
        name: `${name} ${part}`,
        input: { ...(example as object), part },
        ...permitting(own),
      })),
    ...('part' in (example as object) ? [] : [byAnyPart]),
  ];
}
