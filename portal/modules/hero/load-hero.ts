import type { DataOf } from '@yimen/contract/endpoint';
import { nowTerm } from '@yimen/contract/homepage/person';
import { bannerList, hotWords } from '@yimen/contract/homepage/site';
import { linkTo } from '../../routes/links.ts';
import type { ModuleVisit } from '../module.tsx';

type Slide = DataOf<typeof bannerList>[number];

export interface HeroData {
  /** The picture behind the search; null when the institution has none. */
  image: string | null;
  /** The same by night. */
  imageNight: string | null;
  /** The question the page opens with. */
  title: string;
  hint: string;
  words: string[];
  /** What the other banners announce and this version can open. */
  announcements: { title: string; href: string }[];
  term: DataOf<typeof nowTerm> | null;
}

/** What stands in the search field before anything is typed, unless the institution says otherwise. */
const usualHint = '搜服务、指南、资讯，支持拼音首字母';
const usualTitle = '今天想办什么事？';
const hallPath = '/service-hall';

/** Loads what the hero shows. Search is never lost: a part that fails leaves its place empty. */
export async function loadHero({ call }: ModuleVisit): Promise<HeroData> {
  const [slides, words, term] = await Promise.all([
    call(bannerList, {}).catch(() => []),
    call(hotWords, {}).catch(() => null),
    call(nowTerm, {}).catch(() => null),
  ]);
  return {
    image: slides[0]?.image ?? null,
    imageNight: slides[0]?.imageNight ?? null,
    title: questionOf(slides),
    hint: words?.searchHint || usualHint,
    words: words?.hotWords.slice(0, 4) ?? [],
    announcements: announcementsOf(slides),
    term,
  };
}

/** Announcing banners that lead somewhere, at most two. */
export function announcementsOf(slides: readonly Pick<Slide, 'title' | 'link'>[]): { title: string; href: string }[] {
  const leading = slides.flatMap(({ title, link }) => {
    const target = link === hallPath ? undefined : linkTo(link);
    return target && !target.external ? [{ title, href: target.href }] : [];
  });
  return leading.slice(0, 2);
}

/** The title of the banner that invites to the hall; another banner announces something and is no question. */
export function questionOf(slides: readonly Pick<Slide, 'title' | 'link'>[]): string {
  return slides.find((slide) => slide.link === hallPath)?.title || usualTitle;
}
