import { idShape, readableText } from '@yimen/contract/text';
import { redirect } from 'react-router';
import { pageNotFound } from '../../shell/errors/route-error.ts';

export function isId(text: string): boolean {
  return idShape.test(text);
}

function paramText(params: URLSearchParams, name: string): string {
  return params.get(name)?.trim() ?? '';
}

/** An id in the query; empty when it is missing or invalid. */
export function idParam(params: URLSearchParams, name: string): string {
  const given = paramText(params, name);
  return isId(given) ? given : '';
}

/** The page number in the query; 1 by default. */
export function pageNumber(params: URLSearchParams): number {
  const given = paramText(params, 'page');
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

/** Redirects to a list's last page when the address asks for a later one, as an old link may. */
export function needPage(url: URL, page: number, { total, pageSize }: { total: number; pageSize: number }): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last) return;
  const params = new URLSearchParams(url.searchParams);
  params.delete('page');
  if (last > 1) params.set('page', String(last));
  throw redirect(`${url.pathname}${params.size > 0 ? `?${params}` : ''}`);
}

/** The search text in the query, without invisible characters, cut to the API's maximum length. */
export function queryOf(params: URLSearchParams, name: string): string {
  return readableText(paramText(params, name).slice(0, 100));
}

/** Whether no entry of a list has the id. False for an empty list, which did not load. */
export function isUnknown(id: string, list: readonly { id: string }[]): boolean {
  return id !== '' && list.length > 0 && !list.some((each) => each.id === id);
}

/** Throws the 404 for an id that no entry of a list has. */
export function requireListed(id: string, list: readonly { id: string }[], pathname: string): void {
  if (isUnknown(id, list)) throw pageNotFound(pathname);
}
