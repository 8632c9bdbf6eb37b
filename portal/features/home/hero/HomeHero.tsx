import { paths } from '@yimen/contract/paths';
import { nowTerm } from '@yimen/contract/schedule/day';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { chineseDay, weekdayName } from '../../../lib/time/clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { useHome } from '../shared/module.tsx';
import { Backdrop, BackdropPicture } from './Backdrop.tsx';
import { greeting } from './greeting.ts';
import { HeroWords } from './HeroWords.tsx';
import * as css from './hero.css.ts';
import { announcementsOf, type HeroData } from './load-hero.ts';

interface HeroProps {
  hero: HeroData;
  /** The member's name; null for a guest. */
  name: string | null;
  /** Which parts of the hero are configured. */
  shows: { search: boolean; words: boolean };
  /** Summary of the member's day; empty when nothing is known. */
  summary: string;
  container: (children: ReactNode) => ReactNode;
}

/** The picture with the question or greeting over its calm side, and the search (DESIGN §9, 01 and 01b). */
export function HomeHero({ hero, name, shows, summary, container }: HeroProps) {
  const { now } = useHome();
  const today = useToday(hero.term);
  const kind = name === null ? 'guest' : 'member';
  const root = useRef<HTMLDivElement>(null);
  const [still] = hero.slides;
  const care = useCare();
  // No slides in care mode, nor for a member, where today's panel overlaps the picture.
  const turning = name === null && !care && hero.slides.length > 1;
  return (
    <div ref={root} className={`${css.hero} ${css.height[kind]}`}>
      <div className={css.front}>
        {container(
          <div className={`${css.words} ${css.place[kind]} ${turning ? css.aboveFoot : ''}`}>
            {name === null ? (
              <>
                <Text as="p" size="body">
                  <span className={css.date}>
                    {today.map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </span>
                </Text>
                <div className={css.title.guest}>
                  <Heading level={1} size="display">
                    {hero.title}
                  </Heading>
                </div>
              </>
            ) : (
              <>
                <div className={css.title.member}>
                  <Heading level={1}>
                    {greeting(now.time)}，{name}
                  </Heading>
                </div>
                <Text as="p">
                  <span className={css.summary}>
                    {today.join('　')}
                    {summary && `，${summary}`}
                  </span>
                </Text>
              </>
            )}
            {shows.search && (
              <div className={css.search[kind]}>
                <ServiceSearch action={paths['service-hall']} size="xlarge" buttonLabel="搜索" />
              </div>
            )}
            {shows.words && name === null && (
              <>
                <HeroWords label="大家在办" items={hero.words} />
                {!turning && <HeroWords label="近期事项" items={announcementsOf(hero.slides)} />}
              </>
            )}
          </div>,
        )}
      </div>
      {turning ? (
        <Backdrop slides={hero.slides} restsWith={root} container={container} />
      ) : (
        still && <BackdropPicture slide={still} first />
      )}
    </div>
  );
}

/** Day, weekday and week of the term; updated when a kept-alive page is opened on a later day. */
function useToday(term: HeroData['term']): string[] {
  const now = useNow(useHome().now);
  const { data, mutate } = useApi(nowTerm, term ? {} : undefined, { fallback: term ?? undefined });
  const known = data?.today;
  useEffect(() => {
    if (known && known !== now.day) void mutate();
  }, [known, now.day, mutate]);
  const day = known ?? now.day;
  return [chineseDay(day), weekdayName(day), data?.week ? `第 ${data.week} 周` : ''].filter(Boolean);
}
