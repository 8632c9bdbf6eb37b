import { isMenuPage } from '@yimen/contract/paths';
import type { Content } from '../content.ts';
import type { MenuContent, ModuleContent } from '../shape/institution.ts';
import type { Shift } from '../shift.ts';

export function institutionRow({ institution }: Content) {
  const { key, hosts, menus, modules, recommend, banners, carousel, tools, quickNavigation, ...rest } = institution;
  const { links, media, hallLive, handled, loginRedirect, ...own } = rest;
  return {
    ...own,
    id: key,
    ...loginRedirect,
    loginPath: '/login',
    onLineMinute: 7200,
    refreshMinute: 5760,
  };
}

export function menuRows({ institution }: Content) {
  const rows = (items: MenuContent[], terminal: 'desktop' | 'mobile') =>
    items.map(({ pageNavigationId, custom, ...item }, position) => ({
      ...item,
      institution: institution.key,
      id: pageNavigationId,
      terminal,
      position,
      isDefault: !custom && isMenuPage(item.path) ? (1 as const) : (0 as const),
    }));
  return [...rows(institution.menus.desktop, 'desktop'), ...rows(institution.menus.mobile, 'mobile')];
}

export function moduleRows({ institution }: Content) {
  const rows = (template: string, items: ModuleContent[], above: string): ReturnType<typeof row>[] =>
    items.flatMap((item, position) => {
      const path = above + item.sign;
      return [row(template, item, path, position), ...rows(template, item.children, `${path}/`)];
    });
  const row = (template: string, { sign, name, enabled, showType }: ModuleContent, path: string, position: number) => ({
    institution: institution.key,
    template,
    path,
    position,
    sign,
    name,
    enabled,
    showType: showType ?? null,
  });
  return Object.entries(institution.modules).flatMap(([template, items]) => rows(template, items, ''));
}

export function slideRows({ institution }: Content) {
  return (['banner', 'carousel'] as const).flatMap((kind) =>
    institution[kind === 'banner' ? 'banners' : 'carousel'].map((slide, position) => ({
      ...slide,
      institution: institution.key,
      kind,
      position,
    })),
  );
}

export function shortcutRows({ institution }: Content) {
  return (['tool', 'quick'] as const).flatMap((kind) =>
    institution[kind === 'tool' ? 'tools' : 'quickNavigation'].map((shortcut, position) => ({
      ...shortcut,
      institution: institution.key,
      kind,
      position,
    })),
  );
}

export function linkRows({ institution }: Content) {
  return institution.links
    .flatMap(({ group, items }) => items.map((item) => ({ ...item, group })))
    .map((link, position) => ({ ...link, institution: institution.key, position }));
}

export function hallRows({ institution }: Content, shift: Shift) {
  const { hallLive } = institution;
  if (!hallLive) return [];
  const updatedAt = shift.latest(hallLive.updatedAt);
  return hallLive.windows.map((window, position) => ({ ...window, institution: institution.key, position, updatedAt }));
}

export function handledRows({ institution }: Content, shift: Shift) {
  return institution.handled.map(({ who, service, at }, position) => ({
    institution: institution.key,
    position,
    who,
    app: service,
    at: shift.past(at),
  }));
}
