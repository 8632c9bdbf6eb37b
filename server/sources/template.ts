import { placeholder, wordsIn } from '../lib/placeholders.ts';

/** The parts of a request to a source, with placeholders. */
interface Templates {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Template {
  readonly field: string;
  readonly text: string;
  /** Whether it may hold placeholders for secrets. */
  readonly secrets: boolean;
}

/** Every text of a source that may hold placeholders. */
export function templatesOf({ url, headers, body }: Templates): Template[] {
  return [
    { field: 'url', text: url, secrets: false },
    ...Object.entries(headers).map(([name, text]) => ({ field: `headers.${name}`, text, secrets: true })),
    ...(body == null ? [] : [{ field: 'body', text: JSON.stringify(body), secrets: true }]),
  ];
}

/** Names of all placeholders of a source. */
export function placeholders(config: Templates): ReadonlySet<string> {
  return new Set(templatesOf(config).flatMap(({ text }) => wordsIn(text)));
}

export interface FilledRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

type Values = ReadonlyMap<string, string>;

/**
 * The request with its placeholders filled: URL-encoded in the address, unchanged in headers and body. Throws when a
 * value is missing or holds characters that are not allowed in a header.
 */
export function fillIn({ url, method, headers, body }: Templates, values: Values): FilledRequest {
  const filledHeaders = Object.entries(headers).map(([name, text]) => {
    const value = replace(text, values, (given) => given);
    if (/[^\t\x20-\x7e]/.test(value)) throw new Error(`The value for header ${name} cannot be sent`);
    return [name.toLowerCase(), value];
  });
  const sent = method === 'POST';
  return {
    url: replace(url, values, encodeURIComponent),
    method,
    headers: {
      accept: 'application/json',
      ...(sent && { 'content-type': 'application/json' }),
      ...Object.fromEntries(filledHeaders),
    },
    body: sent ? JSON.stringify(fillValue(body ?? {}, values)) : null,
  };
}

function replace(text: string, values: Values, encode: (value: string) => string): string {
  return text.replace(placeholder, (_, word: string) => {
    const value = values.get(word);
    if (value === undefined) throw new Error(`Nothing is known for the placeholder {${word}}`);
    return encode(value);
  });
}

function fillValue(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return replace(value, values, (given) => given);
  if (Array.isArray(value)) return value.map((one) => fillValue(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillValue(one, values)]));
}
