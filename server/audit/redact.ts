const secretName = /token|secret|passw|authorization|cookie|credential|private|api-?key/i;

/** A value for the record, without what secrets it holds: fields that are called so, and what addresses carry. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value !== '' && secretName.test(name) ? '…' : plainAddress(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one, key)]));
}

/** An address without its user, password and query; any other text as it is. */
export const plainAddress = (text: string): string =>
  text.replace(/(\bhttps?:\/\/)[^\s/?#"]*@/gi, '$1').replace(/(\bhttps?:\/\/[^\s?#"]*)\?[^\s#"]*/gi, '$1?…');
