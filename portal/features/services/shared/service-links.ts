import { hrefTo, thingHrefs } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { chineseDay } from '../../../lib/time/clock.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';

/** Address of a service's guide on either site. */
export function guideHref(appId: string, terminal: Visitor['terminal'] = 'pc'): string {
  return thingHrefs.service[terminal === 'pc' ? 'desktop' : 'phone'](appId);
}

/** Where a department is and how to call it. */
export function departmentHref(department: string, terminal: Visitor['terminal'] = 'pc'): string {
  return thingHrefs.department[terminal === 'pc' ? 'desktop' : 'phone'](department);
}

/** The list of the services of a department. */
export function departmentServicesHref(department: string, terminal: Visitor['terminal'] = 'pc'): string {
  return hrefTo(terminal === 'pc' ? 'service-hall' : 'mobile-work', { query: { department } });
}

export interface Visitor {
  member: boolean;
  terminal: 'pc' | 'mobile';
  /** The current page, to return to after signing in. */
  place: { pathname: string; search: string };
}

/** What 立即办理 does for a service, or why it cannot be started here. */
export type Start =
  /** Opens the service's own system in a new window, or in the portal's frame. */
  | { kind: 'open'; href: string; framed: boolean }
  /** Signs in first, then comes back. */
  | { kind: 'sign-in'; href: string }
  | {
      kind: 'closed';
      /** A short label for the button: 3 月 1 日开放, 请在手机上办理. */
      label: string;
      reason: string;
    };

/** What the start button of a guide says. */
export const startLabel = ({ kind }: Exclude<Start, { kind: 'closed' }>): string =>
  kind === 'sign-in' ? '登录后办理' : '立即办理';

export function startOf(app: App, { member, terminal, place }: Visitor): Start {
  if (app.state === 'restricted' && !member) return { kind: 'sign-in', href: signInHref(place) };
  const state = appState(app);
  if (state?.muted) return { kind: 'closed', label: state.label, reason: stateText(app) };
  const [own, other] = terminal === 'pc' ? [app.pcUrl, app.mobileUrl] : [app.mobileUrl, app.pcUrl];
  const target = linkTo(own);
  if (!target) {
    const elsewhere = terminal === 'pc' ? '请在手机上办理' : '请在电脑上办理';
    const label = other ? elsewhere : '请到现场办理';
    return { kind: 'closed', label, reason: label };
  }
  if (app.needsSignIn && !member) return { kind: 'sign-in', href: signInHref(place) };
  const framed = terminal === 'pc' && app.opens === 'frame' && target.external;
  return { kind: 'open', href: framed ? thingHrefs.system.desktop(app.id) : target.href, framed };
}

/** What to know before starting; empty when there is nothing. */
export function warningOf(app: App): string {
  return [stateText(app), app.campusNetworkOnly ? '仅校园网可用' : ''].filter(Boolean).join('，');
}

/** Why it is not open, and when it will be. */
function stateText({ state, stateNote, outOfSeason }: App): string {
  if (state === 'open') return '';
  if (state !== 'seasonal') return stateNote || (state === 'closed' ? '暂停办理' : '系统维护中');
  return [outOfSeason === 'closed' && '现在不在办理期', stateNote].filter(Boolean).join('，');
}

/** A short form of the state; `muted` when it cannot be started. The guide shows it in full. */
export function appState(app: App): { label: string; muted: boolean } | undefined {
  if (app.state === 'maintenance') return { label: '维护中', muted: true };
  if (app.state === 'closed') return { label: '暂停办理', muted: true };
  if (app.state === 'restricted') return { label: '不对您开放', muted: true };
  if (app.state === 'seasonal') {
    if (app.outOfSeason === 'open') return { label: '不在集中期', muted: false };
    return { label: app.opensAt ? `${chineseDay(app.opensAt)}开放` : '不在办理期', muted: true };
  }
  return app.campusNetworkOnly ? { label: '仅校园网', muted: false } : undefined;
}

const onlineNames = { full: '全程网办', once: '到场一次', offline: '现场办理' } as const;

/** How much of a service can be done online, as text. */
export function onlineName(level: App['online']): string {
  return onlineNames[level];
}
