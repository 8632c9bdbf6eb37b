/** A page's address with the parameters that say something. */
export function hrefWith(path: string, params: Record<string, string | number | undefined>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}
