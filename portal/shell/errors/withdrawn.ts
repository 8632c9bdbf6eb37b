import { hrefTo, isPhonePath, paths, thingHrefs } from '@yimen/contract/paths';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { chineseDay, yearOf } from '../../lib/time/clock.ts';
import { type LinkTarget, linkTo } from '../routes/links.ts';
import { matchRoute, pageName, pathOf } from '../routes/match.ts';
import { defaultEntry, type Menus } from '../visit/menus.ts';

type Kind = WithdrawnThing['kind'];

/** A link in the place of something that was withdrawn. */
export interface WayOn extends LinkTarget {
  label: string;
}

interface Words {
  readonly what: string;
  readonly gone: string;
  /** Label of the link to one that replaces it, and what is said before its name. */
  readonly go: string;
  readonly instead: string;
}

const service = { gone: '下架', instead: '现在请改用' };
const text = { gone: '撤下', instead: '现在请改看' };
const words: Readonly<Record<Kind, Words>> = {
  service: { what: '这项服务', go: '前往这项服务', ...service },
  system: { what: '这个业务系统', go: '前往这个系统', ...service },
  news: { what: '这篇资讯', go: '阅读这篇资讯', ...text },
  notice: { what: '这条通知', go: '查看这条通知', ...text },
  topic: { what: '这个专题', go: '打开这个专题', ...text },
};

export const titleOf = ({ kind }: WithdrawnThing): string => `${words[kind].what}已${words[kind].gone}`;

/** `“成绩单打印”已于 2026 年 11 月 20 日下架：改由自助终端打印。` */
export function sentenceOf({ kind, name, withdrawnAt, reason }: WithdrawnThing): string {
  const when = `${yearOf(withdrawnAt)} 年 ${chineseDay(withdrawnAt)}`;
  const why = reason && `：${reason.replace(/[。.]$/, '')}`;
  return `“${name}”已于 ${when}${words[kind].gone}${why}。`;
}

/** The way to what replaces it, with what is said of it; undefined for nothing, and for an address that is no link. */
export function wayToReplacement(
  { kind: gone, replacement }: WithdrawnThing,
  pathname: string,
): (WayOn & { words: string }) | undefined {
  if (!replacement) return undefined;
  if ('link' in replacement) {
    const target = linkTo(replacement.link);
    if (!target) return undefined;
    const name = target.external ? new URL(target.href).host : (pageName(pathOf(target.href)) ?? target.href);
    return {
      ...target,
      label: target.external ? '打开新的网址' : `前往${name}`,
      words: `${words[gone].instead} ${name}`,
    };
  }
  const { kind, id, name } = replacement;
  const href = thingHrefs[kind][isPhonePath(pathname) ? 'phone' : 'desktop']?.(id);
  return href ? { href, external: false, label: words[kind].go, words: `${words[kind].instead}“${name}”` } : undefined;
}

/** The lists in which things of a kind stand, by site; null where a site has none. */
const lists: Readonly<Record<Kind, { desktop: string; phone: string | null }>> = {
  service: { desktop: paths['service-hall'], phone: paths['mobile-work'] },
  system: { desktop: paths['business-system'], phone: paths['mobile-work'] },
  news: { desktop: paths.news, phone: paths['mobile-news'] },
  notice: { desktop: hrefTo('info-center', { query: { tab: 'notices' } }), phone: paths['mobile-notice'] },
  topic: { desktop: paths['home-special-services'], phone: null },
};

/** The way to the list in which it stood; undefined where the visitor's menu does not lead there. */
export function wayOn({ kind }: WithdrawnThing, menus: Menus, pathname: string): WayOn | undefined {
  const onPhone = isPhonePath(pathname);
  const href = lists[kind][onPhone ? 'phone' : 'desktop'];
  const page = href === null ? undefined : matchRoute(pathOf(href));
  if (!href || !page) return undefined;
  const entry = defaultEntry(onPhone ? menus.mobile : menus.desktop, page.path);
  if (!entry && !page.guards.includes('has-menus')) return undefined;
  // An entry may lead to several pages, such as the home to topics: its name is that of its own page alone.
  const name = entry && pathOf(entry.path) === page.path ? entry.name : page.title;
  return { href, external: false, label: `去${name ?? ''}` };
}
