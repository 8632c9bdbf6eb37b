import { ButtonLink } from '@yimen/ui/button';
import { Hero } from '@yimen/ui/mobile/hero';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import type { HeroData } from '../../modules/hero/load-hero.ts';
import { ServiceSearch } from '../../modules/ServiceSearch.tsx';
import { signInHref } from '../../session/sign-in-link.ts';

/** The landmark with the institution's name over it, and the search at its foot. */
export function PhoneHero({ hero, query }: { hero: HeroData; query: string }) {
  const { site, user } = useSite();
  const place = useLocation();
  return (
    <Hero
      logo={<img src={site.unit.logo} alt="" />}
      name={site.unit.name}
      image={hero.slides[0]?.image}
      nightImage={hero.slides[0]?.imageNight}
      actions={
        !user && (
          <ButtonLink variant="primary" size="small" href={signInHref(place)}>
            登录
          </ButtonLink>
        )
      }
    >
      <ServiceSearch key={query} action="/mobile/home" placeholder="搜服务，试试拼音首字母" initial={query} />
    </Hero>
  );
}
