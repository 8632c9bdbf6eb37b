import type { ConnectionPart } from '@yimen/contract/part-permission';
import { isSecretName } from '../audit/redact.ts';
import { AdminError } from '../parts/fields.ts';
import type { Row } from '../parts/tables.ts';
import { withoutPlaceholders } from '../sources/template.ts';
import { connectionKind } from './kinds.ts';

/** Told in place of a credential that stands in a field itself. Where it is saved, what is there stays. */
export const hiddenCredential = '********';

/** Whether a text of a field of free form, or of one below it, is a credential, and not the place of a secret. */
function isCredential(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = withoutPlaceholders(String(value)).trim();
  if (text === '' || /^(bearer|basic|digest|token)$/i.test(text)) return false;
  return isSecretName(name) || /^(bearer|basic|digest)\s/i.test(text);
}

type Leaf = (name: string, value: unknown, path: readonly string[]) => unknown;

/** A value with its texts and numbers replaced; what stands in a list is called as the list is. */
function mapLeaves(value: unknown, leaf: Leaf, path: readonly string[], name = path.at(-1) ?? ''): unknown {
  if (Array.isArray(value)) return value.map((one, index) => mapLeaves(one, leaf, [...path, String(index)], name));
  if (typeof value !== 'object' || value === null) return leaf(name, value, path);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapLeaves(one, leaf, [...path, key])]));
}

function mapFreeFields(part: ConnectionPart, row: Row, leaf: Leaf): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, fields]) => {
      const free = connectionKind(part).freeFields?.[column];
      if (!free || typeof fields !== 'object' || fields === null) return [column, fields];
      const mapped = Object.entries(fields).map(([name, value]) => [
        name,
        free.includes(name) ? mapLeaves(value, leaf, [column, name]) : value,
      ]);
      return [column, Object.fromEntries(mapped)];
    }),
  );
}

/** The fields of a connection without the credentials in those of free form. */
export const hideCredentials = (part: ConnectionPart, row: Row): Row =>
  mapFreeFields(part, row, (name, value) => (isCredential(name, value) ? hiddenCredential : value));

/** The credentials in fields of free form, by path. */
function credentialsIn(part: ConnectionPart, row: Row): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  mapFreeFields(part, row, (name, value, path) => {
    if (isCredential(name, value)) found.set(path.join('.'), value);
    return value;
  });
  return found;
}

/** A row to be saved, with what is there where a credential was hidden. Throws AdminError where nothing is there. */
export function restoreCredentials(part: ConnectionPart, before: Row, after: Row): Row {
  const known = credentialsIn(part, before);
  return mapFreeFields(part, after, (_, value, path) => {
    if (value !== hiddenCredential) return value;
    const field = path.join('.');
    if (!known.has(field)) throw new AdminError(`${field}：这里没有保存过的值，请填写`);
    return known.get(field);
  });
}

/** Throws AdminError where a credential that staff cannot read would go to a host that it was not given for. */
export function refuseMoved(part: ConnectionPart, before: Row, after: Row): void {
  const known = new Set(credentialsIn(part, before).values());
  const [moved] = [...credentialsIn(part, after)].find(([, value]) => known.has(value)) ?? [];
  if (moved) throw new AdminError(`${moved}：换了地址，请重新填写；写成 {secret:名称}，再设置密钥更好`);
}
