import { messageType } from '@yimen/contract/notices/messages';
import { hrefTo, paths, withQuery } from '@yimen/contract/paths';
import { personTabs } from '../page.ts';
import type { PersonSign } from './load-frame.ts';

const personPath = paths['personal-center'];

/** The address of a part of the personal centre. */
export function personHref(sign: PersonSign, params: Record<string, string | number | undefined> = {}): string {
  switch (sign) {
    case 'overview':
      return personPath;
    case 'collect':
    case 'recently-used':
      return `${personPath}/${sign}`;
    case 'records':
      return hrefTo('task-center', { query: { view: 'mine' } });
    case 'messages':
      return hrefTo('info-center', { query: { tab: 'notices', type: messageType.id } });
    case 'person-data':
    case 'feedback':
    case 'account':
    case 'preferences':
      return withQuery(personPath, { tab: sign, ...params });
  }
}

/** The part of the personal centre at an address; undefined for other pages. */
export function placeAt({ pathname, search }: { pathname: string; search: string }): PersonSign | undefined {
  if (pathname === personPath) return tabOf(new URLSearchParams(search));
  return (['collect', 'recently-used'] as const).find((sign) => pathname === personHref(sign));
}

export type PersonTab = (typeof personTabs)[number];

export function tabOf(params: URLSearchParams): PersonTab {
  const asked = params.get('tab');
  return personTabs.find((tab) => tab === asked) ?? 'overview';
}
