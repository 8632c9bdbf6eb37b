const secretName = /token|secret|passw|authorization|cookies?$|credential|api-?key/i;

/** A value for the record, without what secrets it holds: fields that are called so, and what addresses carry. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value !== '' && secretName.test(name) ? '…' : plainAddress(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one, key)]));
}

/** A text without the users, passwords and secret parameters of the addresses in it. */
export const plainAddress = (text: string): string =>
  text
    .replace(/(\bhttps?:\/\/)[^\s/?#"]*@/gi, '$1')
    .replace(/([?&][\w.-]*(?:token|secret|passw|sign|key|code|ticket)[\w.-]*=)[^&#\s"]*/gi, '$1…');
