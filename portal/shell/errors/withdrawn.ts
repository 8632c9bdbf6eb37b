import { hrefTo, isPhonePath, paths, thingHrefs } from '@yimen/contract/paths';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { withdrawalWords } from '@yimen/contract/withdrawal-words';
import { phoneLinkTo, splitHref } from '../routes/counterparts.ts';
import { type LinkTarget, linkTo } from '../routes/links.ts';
import { matchRoute, pageName, pathOf } from '../routes/match.ts';
import { nameInMenu } from '../visit/current-entry.ts';
import { defaultEntry, type Menus } from '../visit/menus.ts';

type Kind = WithdrawnThing['kind'];

/** A link in the place of something that was withdrawn. */
export interface LabelledLink extends LinkTarget {
  label: string;
}

/** Label of the link to what replaces it. */
const labels: Readonly<Record<Kind, string>> = {
  service: '前往这项服务',
  system: '前往这个系统',
  news: '阅读这篇资讯',
  notice: '查看这条通知',
  topic: '打开这个专题',
};

/** What stands before the name of what replaces it. */
const introductionOf = (kind: Kind) => `现在请${withdrawalWords[kind].instead}`;

/** The link to what replaces it, with what is said of it; undefined for nothing, and for an address that is no link. */
export function replacementLink(
  { kind: gone, replacement }: WithdrawnThing,
  menus: Menus | undefined,
  pathname: string,
): (LabelledLink & { words: string }) | undefined {
  if (!replacement) return undefined;
  if ('link' in replacement) {
    const target = (isPhonePath(pathname) && phoneLinkTo(replacement.link)) || linkTo(replacement.link);
    if (!target) return undefined;
    const introduction = introductionOf(gone);
    if (target.external) {
      return { ...target, label: '打开新的网址', words: `${introduction} ${new URL(target.href).host}` };
    }
    const { href } = target;
    const menu = (isPhonePath(href) ? menus?.mobile : menus?.desktop) ?? [];
    const name = nameInMenu(menu, splitHref(href), pageName(pathOf(href)) ?? href);
    return { ...target, label: `前往${name}`, words: `${introduction}“${name}”` };
  }
  const { kind, id, name } = replacement;
  const href = thingHrefs[kind][isPhonePath(pathname) ? 'phone' : 'desktop']?.(id);
  return href ? { href, external: false, label: labels[kind], words: `${introductionOf(kind)}“${name}”` } : undefined;
}

/** The lists in which things of a kind stand, by site; null where a site has none. */
const lists: Readonly<Record<Kind, { desktop: string; phone: string | null }>> = {
  service: { desktop: paths['service-hall'], phone: paths['mobile-work'] },
  system: { desktop: paths['business-system'], phone: paths['mobile-work'] },
  news: { desktop: paths.news, phone: paths['mobile-news'] },
  notice: { desktop: hrefTo('info-center', { query: { tab: 'notices' } }), phone: paths['mobile-notice'] },
  topic: { desktop: paths['home-special-services'], phone: null },
};

/** The link to the list in which it stood; undefined where the visitor's menu does not lead there. */
export function listLink({ kind }: WithdrawnThing, menus: Menus, pathname: string): LabelledLink | undefined {
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
