import type { ConnectionPart } from '@yimen/contract/part-permission';
import { isCredential, type Leaf, mapLeaves } from '../audit/redact.ts';
import { AdminError } from '../parts/fields.ts';
import type { Row } from '../parts/tables.ts';
import { connectionKind } from './kinds.ts';

/** Told in place of a credential that stands in a field itself. Where it is saved, what is there stays. */
export const hiddenCredential = '********';

/** The same for each value in the query of an address, which is read without its credentials. */
const inQueries =
  (leaf: Leaf): Leaf =>
  (value, name, path) => {
    if (typeof value !== 'string' || !/^https?:/i.test(value) || isCredential(value, name))
      return leaf(value, name, path);
    return value.replace(
      /([?&])([^=&#]+)=([^&#]*)/g,
      (_, mark: string, word: string, given: string) => `${mark}${word}=${leaf(given, word, [...path, word])}`,
    );
  };

function mapFreeFields(part: ConnectionPart, row: Row, leaf: Leaf): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, fields]) => {
      const free = connectionKind(part).freeFields?.[column];
      if (!free || typeof fields !== 'object' || fields === null) return [column, fields];
      const mapped = Object.entries(fields).map(([name, value]) => [
        name,
        free.includes(name) ? mapLeaves(value, inQueries(leaf), name, [column, name]) : value,
      ]);
      return [column, Object.fromEntries(mapped)];
    }),
  );
}

/** The fields of a connection without the credentials in those of free form. */
export const hideCredentials = (part: ConnectionPart, row: Row): Row =>
  mapFreeFields(part, row, (value, name) => (isCredential(value, name) ? hiddenCredential : value));

/**
 * A row to be saved, with what is there where a credential was hidden. Throws AdminError where nothing is there, or where
 * it would be told, as its place is called otherwise now.
 */
export function restoreCredentials(part: ConnectionPart, before: Row, after: Row): Row {
  const known = new Map<string, unknown>();
  mapFreeFields(part, before, (value, name, path) => {
    if (isCredential(value, name)) known.set(JSON.stringify(path), value);
    return value;
  });
  return mapFreeFields(part, after, (value, name, path) => {
    if (value !== hiddenCredential) return value;
    const there = known.get(JSON.stringify(path));
    if (!isCredential(there, name)) throw new AdminError(`${path.join('.')}：这里没有保存过的值，请填写`);
    return there;
  });
}

/**
 * Throws AdminError where a credential that staff cannot read would go to a host that it was not given for. `after` is the
 * row with these values as they were given, in which one that they do not hold, or hold hidden, was not given anew.
 */
export function refuseMoved(part: ConnectionPart, after: Row, values: Row): void {
  const given = Object.keys(values).map((name) => name.split('.'));
  mapFreeFields(part, after, (value, name, path) => {
    const isGiven = given.some(([column, field = path[1]]) => column === path[0] && field === path[1]);
    if (value === hiddenCredential || (!isGiven && isCredential(value, name)))
      throw new AdminError(
        `${path.join('.')}：换了地址，请重新填写；在请求头或正文中写成 {secret:名称}，再设置密钥更好`,
      );
    return value;
  });
}
