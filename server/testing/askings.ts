import type { Endpoint } from '@yimen/contract/endpoint';
import { needsByPart, type PartPermission } from '@yimen/contract/part-permission';
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

type Needs = Pick<Asking, 'needed' | 'further'>;

/** What a call needs of each part that it can be about. */
function needsOf(permission: PartPermission): [string, Needs][] {
  if (permission.of === 'imports' || permission.of === 'removed')
    return [...needsByPart(permission)].map(([part, { needed, further }]) => [
      part,
      { needed, further: further.flat() },
    ]);
  const areas: Readonly<Record<string, readonly Area[]>> = permission.of ? connectionAreas : partAreas;
  return Object.entries(areas).map(([part, own]) => [
    part,
    { needed: areasPermitting(permission.act, own), further: areasPermitting(permission.further, own) },
  ]);
}

/**
 * How a call is asked: one that is permitted by part once for each part that its input can name, and once without a part
 * where its example names none; every other call once, with its example.
 */
export function askings(endpoint: Endpoint): Asking[] {
  const { name, permission, example, input } = endpoint;
  const asking = { endpoint, name, input: example as object, needed: [], further: [] };
  if (permission === undefined || permission === 'any') return [asking];
  if (typeof permission === 'string') return [{ ...asking, needed: [permission] }];
  const needs = needsOf(permission);
  const ofAny = (which: keyof Needs) => needs.flatMap(([, one]) => one[which]);
  const byAnyPart = { ...asking, needed: ofAny('needed'), further: ofAny('further') };
  const { part: named } = (input as { entries?: { part?: v.GenericSchema } }).entries ?? {};
  if (!named) return [byAnyPart];
  return [
    ...needs
      .filter(([part]) => v.is(named, part))
      .map(([part, own]) => ({
        ...asking,
        ...own,
        name: `${name} ${part}`,
        input: { ...(example as object), part },
      })),
    ...('part' in (example as object) ? [] : [byAnyPart]),
  ];
}
