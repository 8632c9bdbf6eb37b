import { Carousel } from '@yimen/ui/carousel';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useSite } from '../../../shell/visit/current.ts';
import * as css from './backdrop.css.ts';
import type { HeroSlide } from './load-hero.ts';

interface BackdropProps {
  slides: readonly HeroSlide[];
  /** The slides pause while the pointer or the focus is in this element. */
  restsWith: RefObject<HTMLElement | null>;
  container: (children: ReactNode) => ReactNode;
}

/** The pictures behind the hero's text as slides, each with its announcement (DESIGN §9, 01). */
export function Backdrop({ slides, restsWith, container }: BackdropProps) {
  const loaded = useLoaded();
  return (
    <Carousel
      label="近期事项"
      variant="backdrop"
      restsWith={restsWith}
      slides={slides.map((slide, index) => (
        <div key={slide.title} className={css.slide}>
          {index === 0 ? <BackdropPicture slide={slide} first /> : loaded && <BackdropPicture slide={slide} />}
          {slide.announces && <div className={css.captionPlace}>{container(<Caption slide={slide} />)}</div>}
        </div>
      ))}
    />
  );
}

function Caption({ slide: { title, text, href } }: { slide: HeroSlide }) {
  return (
    <div className={css.caption}>
      <Heading level={2} size="title3">
        {href ? (
          <Link variant="plain" href={href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <Text as="p" size="meta" lines={1}>
        {text}
      </Text>
    </div>
  );
}

interface PictureProps {
  slide: Pick<HeroSlide, 'image' | 'imageNight'>;
  /** The hero's own picture; the others are shown in the right half only. */
  first?: boolean;
}

/** One picture, for light or dark theme. The first is preloaded, as it is the page's largest content. */
export function BackdropPicture({ slide: { image, imageNight }, first = false }: PictureProps) {
  const { theme } = useSite().appearance;
  const art = { '--hero-day': `url("${image}")`, '--hero-night': `url("${imageNight}")` } as CSSProperties;
  return (
    <>
      {first && theme !== 'dark' && <Hint href={image} media={theme === 'auto' ? dayMedia : undefined} />}
      {first && theme !== 'light' && <Hint href={imageNight} media={theme === 'auto' ? nightQuery : undefined} />}
      <div className={first ? css.picture : css.laterPicture} style={art} />
    </>
  );
}

const dayMedia = '(prefers-color-scheme: light)';
const nightQuery = '(prefers-color-scheme: dark)';

/** Preloads the picture, before the browser has read the styles that name it. */
function Hint({ href, media }: { href: string; media: string | undefined }) {
  return <link rel="preload" as="image" href={href} media={media} fetchPriority="high" />;
}

/** True once the page with its first picture has loaded, so that the other pictures do not delay it. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === 'complete') note();
    addEventListener('load', note);
    return () => removeEventListener('load', note);
  }, []);
  return loaded;
}
