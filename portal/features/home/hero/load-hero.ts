import type { DataOf } from '@yimen/contract/endpoint';
import { paths } from '@yimen/contract/paths';
import { nowTerm } from '@yimen/contract/schedule/day';
import { hotWords } from '@yimen/contract/search';
import { bannerList } from '@yimen/contract/site';
import { linkTo } from '../../../shell/routes/links.ts';
import type { ModuleVisit } from '../shared/module.tsx';

type Slide = DataOf<typeof bannerList>[number];

/** A picture behind the search, with its announcement. */
export interface HeroSlide extends Pick<Slide, 'title' | 'text' | 'image' | 'imageNight'> {
  /** Its link, if this version can open it. */
  href: string | null;
  /** False for the one that invites to the hall, whose question the page already shows. */
  announces: boolean;
}

export interface HeroData {
  slides: HeroSlide[];
  /** The question at the top of the page. */
  title: string;
  words: string[];
  term: DataOf<typeof nowTerm> | null;
}

const usualTitle = '今天想办什么事？';
const hallPath = paths['service-hall'];

/** Loads the hero's data. The search is always shown: a part that fails is left empty. */
export async function loadHero({ call }: ModuleVisit): Promise<HeroData> {
  const [slides, words, term] = await Promise.all([
    call(bannerList, {}).catch(() => []),
    call(hotWords, {}).catch(() => null),
    call(nowTerm, {}).catch(() => null),
  ]);
  return {
    slides: slidesOf(slides),
    title: questionOf(slides),
    words: words?.hotWords.slice(0, 4) ?? [],
    term,
  };
}

export function slidesOf(slides: readonly Slide[]): HeroSlide[] {
  return slides.map(({ title, text, image, imageNight, link }) => {
    const target = linkTo(link);
    const href = target && !target.external ? target.href : null;
    return { title, text, image, imageNight: imageNight || image, href, announces: link !== hallPath };
  });
}

/** Banners with an announcement and a link, at most two. */
export function announcementsOf(
  slides: readonly Pick<HeroSlide, 'title' | 'text' | 'href' | 'announces'>[],
): { title: string; text: string; href: string }[] {
  const leading = slides.flatMap(({ title, text, href, announces }) =>
    announces && href ? [{ title, text, href }] : [],
  );
  return leading.slice(0, 2);
}

/** The title of the banner that invites to the hall; the titles of other banners are announcements. */
export function questionOf(slides: readonly Pick<Slide, 'title' | 'link'>[]): string {
  return slides.find((slide) => slide.link === hallPath)?.title || usualTitle;
}
