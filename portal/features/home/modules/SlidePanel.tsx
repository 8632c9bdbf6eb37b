import { hrefTo, paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Carousel } from '@yimen/ui/carousel';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import type { CSSProperties } from 'react';
import { linkTo } from '../../../shell/routes/links.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { HeroWords } from '../hero/HeroWords.tsx';
import * as css from './slide.css.ts';

export interface Slide {
  title: string;
  text: string;
  image: string;
  imageNight: string;
  link: string;
}

/** Slides in a panel: text over the calm left side, the picture fading in towards the right (DESIGN §9, 02). */
export function SlidePanel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const care = useCare();
  const [first, ...rest] = slides;
  // No slides in care mode: the first is shown, the others are links.
  if (first && (care || rest.length === 0)) {
    return (
      <section aria-label={label}>
        <SlideView slide={first} />
        <HeroWords label="近期事项" items={rest.flatMap(announcementOf)} />
      </section>
    );
  }
  return (
    <div className={css.frame}>
      <Carousel label={label} slides={slides.map((slide) => <SlideView key={slide.title} slide={slide} />)} />
    </div>
  );
}

function announcementOf({ title, link }: Slide): { title: string; href: string }[] {
  const target = linkTo(link);
  return target ? [{ title, href: target.href }] : [];
}

/** The label of a slide's link, by its target. */
function actionOf(link: string): string {
  if (link.startsWith(hrefTo('service-hall-details-id', { id: '' }))) return '去办理';
  if (link.includes('/special-services/details/')) return '进入专题';
  if (link.startsWith(hrefTo('news-more-id', { id: '' }))) return '查看全文';
  if (link.startsWith(paths['service-hall'])) return '去服务大厅';
  return '查看详情';
}

function SlideView({ slide: { title, text, image, imageNight, link } }: { slide: Slide }) {
  const target = linkTo(link);
  const art = { '--slide-day': `url("${image}")`, '--slide-night': `url("${imageNight || image}")` } as CSSProperties;
  return (
    <div className={css.slide}>
      {image && <div className={css.picture} style={art} />}
      <div className={css.words}>
        <Heading level={2} size="title1">
          {title}
        </Heading>
        <Text as="p" lines={2}>
          {text}
        </Text>
        {target && (
          <div className={css.action}>
            <ButtonLink
              variant="primary"
              href={target.href}
              external={target.external}
              aria-label={`${actionOf(link)}：${title}`}
            >
              {actionOf(link)}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
