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
  /** The pictures rest while the pointer or the focus is in here. */
  restsWith: RefObject<HTMLElement | null>;
  container: (children: ReactNode) => ReactNode;
}

/** The pictures behind the hero's words, one after the other, each with what it announces (DESIGN §9, 01). */
export function Backdrop({ slides, restsWith, container }: BackdropProps) {
  const loaded = useLoaded();
  return (
    <Carousel
      label="近期事项"
      variant="backdrop"
      restsWith={restsWith}
      slides={slides.map((slide, index) => (
        <div key={slide.title} className={css.slide}>
          {index === 0 ? <Picture slide={slide} first /> : loaded && <Picture slide={slide} />}
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
  /** The picture that the hero is drawn for; others keep to its right half. */
  first?: boolean;
}

/** One picture, by day or by night. The first is asked for at once, so that the page's largest picture comes soon. */
export function Picture({ slide: { image, imageNight }, first = false }: PictureProps) {
  const { theme } = useSite().appearance;
  const art = { '--hero-day': `url("${image}")`, '--hero-night': `url("${imageNight}")` } as CSSProperties;
  return (
    <>
      {first && theme !== 'dark' && <Hint href={image} media={theme === 'auto' ? dayMedia : undefined} />}
      {first && theme !== 'light' && <Hint href={imageNight} media={theme === 'auto' ? nightMedia : undefined} />}
      <div className={first ? css.picture : css.laterPicture} style={art} />
    </>
  );
}

const dayMedia = '(prefers-color-scheme: light)';
const nightMedia = '(prefers-color-scheme: dark)';

/** Lets the browser fetch the picture before it has read the styles that name it. */
function Hint({ href, media }: { href: string; media: string | undefined }) {
  return <link rel="preload" as="image" href={href} media={media} fetchPriority="high" />;
}

/** True once the page with its first picture is there: the other pictures do not compete with it. */
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
