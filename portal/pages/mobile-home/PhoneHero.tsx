import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { artUrl, nightUrl } from '../../modules/art.ts';
import type { HeroData } from '../../modules/hero/load-hero.ts';
import { ServiceSearch } from '../../modules/ServiceSearch.tsx';
import { signInHref } from '../../session/sign-in-link.ts';
import * as css from './phone.css.ts';

/** The landmark with the institution's name over it, and the search at its foot. */
export function PhoneHero({ hero, query }: { hero: HeroData; query: string }) {
  const { site, user } = useSite();
  const place = useLocation();
  const day = artUrl(hero.image);
  const art = { '--hero-day': `url("${day}")`, '--hero-night': `url("${nightUrl(day)}")` } as CSSProperties;
  return (
    <>
      <div className={query ? css.heroSmall : css.hero}>
        {day && <div className={css.picture} style={art} />}
        <div className={css.bar}>
          <img className={css.logo} src={site.unit.logo} alt="" />
          <div className={css.grow}>
            <Heading level={1} size="title3">
              {site.unit.name}
            </Heading>
          </div>
          {!user && (
            <ButtonLink variant="primary" size="small" href={signInHref(place)}>
              登录
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={css.search}>
        <ServiceSearch
          key={query}
          action="/mobile/home"
          placeholder="搜服务，试试拼音首字母"
          size="medium"
          initial={query}
        />
      </div>
    </>
  );
}
