import type { ContentBlock, showTypes } from '@yimen/contract/news/content';
import { paths } from '@yimen/contract/paths';
import { LinkList } from '@yimen/ui/link-list';
import { MediaCard } from '@yimen/ui/media-card';
import { dayOf } from '../../../../lib/time/clock.ts';
import { linkTo } from '../../../../shell/routes/links.ts';
import { ModuleSection } from '../../shared/ModuleSection.tsx';
import * as css from '../../shared/module.css.ts';
import { SlidePanel } from '../SlidePanel.tsx';

export type ShownBlock = ContentBlock & { showType: (typeof showTypes)[number] };

/** The page with all items of a block's kind. */
const blockPages: Record<ContentBlock['kind'], string> = {
  news: paths.news,
  notice: paths['info-center'],
  special: paths['home-special-services'],
};

/** A content block, rendered by its show type. */
export function ContentBlockView({ block }: { block: ShownBlock }) {
  const all = linkTo(blockPages[block.kind]);
  return (
    <ModuleSection title={block.name} spacing="small" more={all && { label: '更多', href: all.href }}>
      <Items block={block} />
    </ModuleSection>
  );
}

function Items({ block: { showType, items, name } }: { block: ShownBlock }) {
  const cards = items.map((item) => ({
    ...item,
    href: linkTo(item.link)?.href,
    date: item.publishedAt ? dayOf(item.publishedAt) : undefined,
  }));
  switch (showType) {
    case 'slides':
      return (
        <SlidePanel
          label={name}
          slides={cards.map(({ title, summary, image, link }) => ({
            title,
            text: summary,
            link,
            image: image ?? '',
            imageNight: image ?? '',
          }))}
        />
      );
    case 'cards':
    case 'pictures':
      return (
        <ul className={showType === 'cards' ? css.topics : css.pictures}>
          {cards.slice(0, showType === 'cards' ? 3 : items.length).map(({ id, href, title, summary, image, date }) => (
            <li key={id} className={css.topic}>
              <MediaCard
                variant={showType === 'cards' ? 'panel' : 'plain'}
                href={href}
                image={image ?? undefined}
                title={title}
                text={showType === 'cards' ? summary : undefined}
                note={date}
                ratio={showType === 'cards' ? 3 : 16 / 10}
              />
            </li>
          ))}
        </ul>
      );
    case 'list':
      return <LinkList items={cards.map(({ href, title, date }) => ({ href, title, date }))} />;
  }
}
