import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';

/**
 * The address at which the router requests the loader data of the page at this path and query; not for the bare `/`.
 */
export function dataRequestAddress(address: string): string {
  return address.replace(/\/?(?=\?|$)/, '.data');
}

/**
 * Decodes the server's answer to such a request: loader data by route id. The router decodes only its own requests. No
 * upstream issue known.
 */
export async function readDataAnswer({ body }: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!body) return {};
  const { value } = await decode(body, globalThis as unknown as Window);
  const results = Object.entries(value as Record<string, { data?: unknown; error?: unknown }>);
  return Object.fromEntries(results.flatMap(([id, result]) => ('data' in result ? [[id, result.data]] : [])));
}
