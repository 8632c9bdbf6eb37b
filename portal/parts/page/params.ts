import { readableText } from '@yimen/contract/text';
import { redirect } from 'react-router';
import { pageNotFound } from '../../shell/errors/route-error.ts';

/** What an id may look like; anything else names nothing. */
const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export function isId(text: string): boolean {
  return idShape.test(text);
}

function textOf(params: URLSearchParams, name: string): string {
  return params.get(name)?.trim() ?? '';
}

/** An id of the address, empty when there is none or it cannot be one. */
export function idOf(params: URLSearchParams, name: string): string {
  const given = textOf(params, name);
  return isId(given) ? given : '';
}

/** The page of a list, 1 unless the address names another. */
export function pageOf(params: URLSearchParams): number {
  const given = textOf(params, 'page');
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

/** Leads to a list's last page who asks for one beyond it, as an old link or a shorter list does. */
export function needPage(url: URL, page: number, { total, pageSize }: { total: number; pageSize: number }): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page <= last) return;
  const params = new URLSearchParams(url.searchParams);
  params.delete('page');
  if (last > 1) params.set('page', String(last));
  throw redirect(`${url.pathname}${params.size > 0 ? `?${params}` : ''}`);
}

/** What is searched for, without what nobody can read and not longer than the API takes. */
export function queryOf(params: URLSearchParams, name: string): string {
  return readableText(textOf(params, name).slice(0, 100));
}

/** Whether none of a list has an id. A list that is empty did not load, and knows nothing. */
export function isUnknown(id: string, list: readonly { id: string }[]): boolean {
  return id !== '' && list.length > 0 && !list.some((each) => each.id === id);
}

/** The 404 for an id that none of a list has. */
export function needKnown(id: string, list: readonly { id: string }[], pathname: string): void {
  if (isUnknown(id, list)) throw pageNotFound(pathname);
}
