import type { App } from '@yimen/contract/services/service';
import { describe, expect, it } from 'vitest';
import { appState, startLabel, startOf, type Visitor, warningOf } from './service-links.ts';

const app: App = {
  id: 'transcript-print',
  name: '成绩单打印',
  icon: 'scroll-text',
  summary: '',
  department: { id: 'aa', name: '教务处' },
  category: { id: 'study', name: '学籍学业' },
  labels: [],
  suitableFor: [],
  online: 'full',
  promised: '即办',
  state: 'open',
  stateNote: '',
  opensAt: null,
  outOfSeason: 'closed',
  campusNetworkOnly: false,
  needsSignIn: true,
  pcUrl: 'https://fuwu.mingde.example/transcript-print',
  mobileUrl: null,
  opens: 'blank',
  collected: false,
  hitsTotal: 1,
  hitsWeek: 1,
};
const member: Visitor = { member: true, terminal: 'pc', place: { pathname: '/service-hall', search: '?query=cjd' } };

describe('starting a service', () => {
  it("opens the service's own system for a member", () => {
    expect(startOf(app, member)).toEqual({ kind: 'open', href: app.pcUrl, framed: false });
  });

  it('opens a system that is to be framed in the frame page, on a phone at its own address', () => {
    const framed: App = { ...app, opens: 'frame', mobileUrl: 'https://m.mingde.example/' };
    expect(startOf(framed, member)).toEqual({ kind: 'open', href: '/iframe?system=transcript-print', framed: true });
    expect(startOf(framed, { ...member, terminal: 'mobile' })).toEqual({
      kind: 'open',
      href: framed.mobileUrl,
      framed: false,
    });
  });

  it('takes a guest to sign in first, and back to this place', () => {
    expect(startOf(app, { ...member, member: false })).toEqual({
      kind: 'sign-in',
      href: '/login?redirect=%2Fservice-hall%3Fquery%3Dcjd',
    });
    expect(startOf({ ...app, needsSignIn: false }, { ...member, member: false }).kind).toBe('open');
  });

  it('tells a guest before that the service begins with signing in', () => {
    const labelOf = (visitor: Visitor) => {
      const start = startOf(app, visitor);
      return start.kind === 'closed' ? start.label : startLabel(start);
    };
    expect(labelOf({ ...member, member: false })).toBe('登录后办理');
    expect(labelOf(member)).toBe('立即办理');
  });

  it('says why a service cannot be started here', () => {
    expect(startOf(app, { ...member, terminal: 'mobile' })).toEqual({
      kind: 'closed',
      label: '请在电脑上办理',
      reason: '请在电脑上办理',
    });
    expect(startOf({ ...app, pcUrl: null }, member)).toEqual({
      kind: 'closed',
      label: '请到现场办理',
      reason: '请到现场办理',
    });
    expect(startOf({ ...app, state: 'maintenance', stateNote: '今晚 22:00 恢复' }, member)).toEqual({
      kind: 'closed',
      label: '维护中',
      reason: '今晚 22:00 恢复',
    });
  });

  it('says why somebody may not begin what they see', () => {
    const stateNote = '只对教师开放，您不在其中；请联系管理员申请';
    expect(startOf({ ...app, state: 'restricted', stateNote, pcUrl: null, mobileUrl: null }, member)).toEqual({
      kind: 'closed',
      label: '不对您开放',
      reason: stateNote,
    });
    const guest = { ...member, member: false };
    expect(startOf({ ...app, state: 'restricted', stateNote, pcUrl: null }, guest).kind).toBe('sign-in');
  });

  it('starts no seasonal service out of its season, unless the institution says so', () => {
    const early: App = {
      ...app,
      state: 'seasonal',
      stateNote: '办理时间 3 月 1 日至 3 月 14 日',
      opensAt: '2027-03-01 00:00',
    };
    expect(startOf(early, member)).toEqual({
      kind: 'closed',
      label: '3 月 1 日开放',
      reason: '现在不在办理期，办理时间 3 月 1 日至 3 月 14 日',
    });
    expect(startOf({ ...early, stateNote: '', opensAt: null }, member)).toEqual({
      kind: 'closed',
      label: '不在办理期',
      reason: '现在不在办理期',
    });
    expect(startOf({ ...early, outOfSeason: 'open' }, member).kind).toBe('open');
  });

  it('never opens an address that is not a web page', () => {
    expect(startOf({ ...app, pcUrl: 'javascript:alert(1)' }, member).kind).toBe('closed');
  });
});

describe('what to know before the click', () => {
  it('is silent about an open service', () => {
    expect(warningOf(app)).toBe('');
  });

  it('says it in a word where there is no room', () => {
    expect(appState(app)).toBeUndefined();
    expect(appState({ ...app, campusNetworkOnly: true })).toEqual({ label: '仅校园网', muted: false });
    expect(appState({ ...app, state: 'maintenance', campusNetworkOnly: true })).toEqual({
      label: '维护中',
      muted: true,
    });
  });

  it('names the state and the network', () => {
    const seasonal: App = { ...app, state: 'seasonal', stateNote: '每年 5 月开放', campusNetworkOnly: true };
    expect(warningOf(seasonal)).toBe('现在不在办理期，每年 5 月开放，仅校园网可用');
    expect(warningOf({ ...seasonal, outOfSeason: 'open' })).toBe('每年 5 月开放，仅校园网可用');
    expect(appState({ ...seasonal, outOfSeason: 'open' })).toEqual({ label: '不在集中期', muted: false });
  });
});
