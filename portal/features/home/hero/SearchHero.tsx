import { paths } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { useHome } from '../shared/module.tsx';
import { BackdropPicture } from './Backdrop.tsx';
import { greeting } from './greeting.ts';
import { HeroWords } from './HeroWords.tsx';
import * as css from './hero.css.ts';
import type { HeroData } from './load-hero.ts';

interface SearchHeroProps {
  hero: HeroData;
  /** The member's name; null for a guest. */
  name: string | null;
  shows: { search: boolean; words: boolean };
  /** Number of services, as text; empty when unknown. */
  offer: string;
  /** Whether something overlaps the picture's bottom. */
  overlapped: boolean;
  container: (children: ReactNode) => ReactNode;
}

/** The hall's picture with the question and the search over its calm side (DESIGN §9, 03). */
export function SearchHero({ hero, name, shows, offer, overlapped, container }: SearchHeroProps) {
  const { now } = useHome();
  const [still] = hero.slides;
  return (
    <div className={css.searchHero}>
      <div className={css.front}>
        {container(
          <div className={`${css.words} ${css.searchWords} ${overlapped ? css.aboveFoot : ''}`}>
            {name !== null && (
              <Text as="p">
                {greeting(now.time)}，{name}
              </Text>
            )}
            <div className={css.title.member}>
              <Heading level={1} size="display">
                {hero.title}
              </Heading>
            </div>
            {offer && <Text as="p">{offer}</Text>}
            {shows.search && (
              <div className={css.wideSearch}>
                <ServiceSearch action={paths['service-hall']} size="xlarge" buttonLabel="搜索" />
              </div>
            )}
            {shows.words && <HeroWords label="热搜" items={hero.words} />}
          </div>,
        )}
      </div>
      {still && <BackdropPicture slide={still} first />}
    </div>
  );
}
