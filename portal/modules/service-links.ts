import type { App } from '@yimen/contract/homepage/apps';
import { linkTo } from '../routes/links.ts';
import { signInHref } from '../session/sign-in-link.ts';

/** Address of a service's guide on either site. */
export function guideHref(appId: string, terminal: Visitor['terminal'] = 'pc'): string {
  const folder = terminal === 'pc' ? '/service-hall/details' : '/mobile/service-guide';
  return `${folder}/${encodeURIComponent(appId)}`;
}

export interface Visitor {
  member: boolean;
  terminal: 'pc' | 'mobile';
  /** Where the visitor is, to come back to after signing in. */
  place: { pathname: string; search: string };
}

/** What 立即办理 does for a service, or why it cannot be started here. */
export type Start =
  /** Opens the service's own system in a new window, or in the portal's frame. */
  | { kind: 'open'; href: string; framed: boolean }
  /** Signs in first, then comes back. */
  | { kind: 'sign-in'; href: string }
  | { kind: 'closed'; reason: string };

export function startOf(app: App, { member, terminal, place }: Visitor): Start {
  if (app.state === 'maintenance' || app.state === 'closed') {
    return { kind: 'closed', reason: app.stateNote || (app.state === 'closed' ? '暂停办理' : '系统维护中') };
  }
  const [own, other] = terminal === 'pc' ? [app.pcUrl, app.mobileUrl] : [app.mobileUrl, app.pcUrl];
  const target = linkTo(own);
  if (!target) {
    if (other) return { kind: 'closed', reason: terminal === 'pc' ? '请在手机上办理' : '请在电脑上办理' };
    return { kind: 'closed', reason: '请到现场办理' };
  }
  if (app.needsSignIn && !member) return { kind: 'sign-in', href: signInHref(place) };
  const framed = terminal === 'pc' && app.opens === 'frame' && target.external;
  return { kind: 'open', href: framed ? systemHref(app.id) : target.href, framed };
}

/** A business system in the portal's frame. */
function systemHref(appId: string): string {
  return `/iframe?system=${encodeURIComponent(appId)}`;
}

/** What people should know before the click; empty when there is nothing to say. */
export function warningOf(app: App): string {
  const notes = [app.state === 'open' ? '' : app.stateNote, app.campusNetworkOnly ? '仅校园网可用' : ''];
  return notes.filter(Boolean).join('，');
}

const stateNames = { open: '', maintenance: '维护中', closed: '暂停办理', seasonal: '限时办理' } as const;

/** The same in a word or two, where there is no room; the guide says it in full. */
export function stateOf(app: App): { label: string; muted: boolean } | undefined {
  const label = stateNames[app.state] || (app.campusNetworkOnly ? '仅校园网' : '');
  return label ? { label, muted: app.state === 'maintenance' || app.state === 'closed' } : undefined;
}

const onlineNames = { full: '全程网办', once: '到场一次', offline: '现场办理' } as const;

/** How much of a service is done online, in words. */
export function onlineName(level: App['online']): string {
  return onlineNames[level];
}
