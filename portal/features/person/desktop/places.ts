import { hrefTo, paths, withQuery } from '@yimen/contract/paths';
import type { PersonSign } from './load-frame.ts';

const own = paths['personal-center'];

/** Where each part of the personal centre is. */
export function placeHref(sign: PersonSign, params: Record<string, string | number | undefined> = {}): string {
  switch (sign) {
    case 'overview':
      return own;
    case 'collect':
    case 'recently-used':
      return `${own}/${sign}`;
    case 'records':
      return hrefTo('task-center', { query: { view: 'mine' } });
    default:
      return withQuery(own, { tab: sign, ...params });
  }
}

/** The part of the personal centre at an address; undefined elsewhere. */
export function placeAt({ pathname, search }: { pathname: string; search: string }): PersonSign | undefined {
  if (pathname === own) return tabOf(new URLSearchParams(search));
  return (['collect', 'recently-used'] as const).find((sign) => pathname === placeHref(sign));
}

/** Parts that are drawn by the personal centre's own page, as `tab` of its address names them. */
const tabs = ['messages', 'person-data', 'account', 'preferences'] as const satisfies readonly PersonSign[];
export type PersonTab = 'overview' | (typeof tabs)[number];

export function tabOf(params: URLSearchParams): PersonTab {
  const asked = params.get('tab');
  return tabs.find((tab) => tab === asked) ?? 'overview';
}
