import { paths } from '@yimen/contract/paths';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { BellIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { Hero } from '@yimen/ui/mobile/hero';
import { SearchBar } from '@yimen/ui/mobile/search-bar';
import { useLocation } from 'react-router';
import { linkTo } from '../../../shell/routes/links.ts';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import { useCare, useCareSwitch } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import type { HeroData } from '../hero/load-hero.ts';
import * as css from './hero.css.ts';

const phoneSearchPath = paths['mobile-search'];

interface PhoneHeroProps {
  hero: HeroData;
  /** Number of unread notices and messages; null for a guest. */
  unread: number | null;
}

/** The picture with the institution's name, and the search at its bottom. */
export function PhoneHero(props: PhoneHeroProps) {
  return useCare() ? <CareHead title={props.hero.title} /> : <Landmark {...props} />;
}

function Landmark({ hero, unread }: PhoneHeroProps) {
  const { site } = useSite();
  const place = useLocation();
  const notices = linkTo(paths['mobile-notice']);
  return (
    <>
      <EarlyPicture day={hero.slides[0]?.image} night={hero.slides[0]?.imageNight} />
      <Hero
        logo={<img src={site.unit.logo} alt="" />}
        name={site.unit.name}
        image={hero.slides[0]?.image}
        nightImage={hero.slides[0]?.imageNight}
        actions={
          unread === null ? (
            <ButtonLink variant="primary" size="small" href={signInHref(place)}>
              登录
            </ButtonLink>
          ) : (
            notices && (
              <IconButtonLink
                size="large"
                label="消息通知"
                badge={unread}
                icon={<BellIcon size={24} />}
                href={notices.href}
              />
            )
          )
        }
      >
        <SearchBar href={phoneSearchPath} placeholder="搜服务、资讯，试试拼音首字母" />
      </Hero>
    </>
  );
}

/** Preloads the picture with the document: named only in a style, it would wait for all scripts on a slow network. */
function EarlyPicture({ day, night = day }: { day: string | undefined; night: string | undefined }) {
  const { theme } = useSite().appearance;
  const early = (href: string | undefined, media?: string) =>
    href && <link rel="preload" as="image" href={href} media={media} fetchPriority="high" />;
  if (theme !== 'auto') return early(theme === 'dark' ? night : day);
  return (
    <>
      {early(day, '(prefers-color-scheme: light)')}
      {early(night, '(prefers-color-scheme: dark)')}
    </>
  );
}

/** In care mode a question and no picture (DESIGN §9, 20b). */
function CareHead({ title }: { title: string }) {
  const { site } = useSite();
  const { label, turn } = useCareSwitch();
  return (
    <header className={css.care}>
      <div className={css.careBar}>
        <span className={css.brand}>
          <img className={css.logo} src={site.unit.logo} alt="" />
          <Heading level={2} as="span" size="title2">
            长辈版
          </Heading>
        </span>
        <Button variant="secondary" onClick={turn}>
          {label}
        </Button>
      </div>
      <Heading level={1}>{title}</Heading>
      <SearchBar href={phoneSearchPath} placeholder="输入要办的事" />
    </header>
  );
}
