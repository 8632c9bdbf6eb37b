import type { Article } from '@yimen/contract/news/articles';
import { thingHrefs } from '@yimen/contract/paths';
import { Image } from '@yimen/ui/image';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { dayOf, monthDay } from '../../../lib/time/clock.ts';
import * as css from './article-row.css.ts';
import { pinned } from './pinned.ts';

interface ArticleRowProps {
  article: Article;
  /** With its summary, where the row is as wide as the page. */
  wide?: boolean;
}

/** An article in a list: title, source and picture. The link covers the row. */
export function ArticleRow({ article, wide }: ArticleRowProps) {
  const { id, title, summary, source, column, publishedAt, cover, top } = article;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text as="div" strong lines={2}>
          <Link variant="plain" href={thingHrefs.news.desktop(id)}>
            <span className={css.cover} aria-hidden="true" />
            {title}
          </Link>
        </Text>
        {wide && summary && (
          <Text as="p" tone="secondary" lines={2}>
            {summary}
          </Text>
        )}
        <Text as="div" size="meta" tone="tertiary">
          {[top && pinned, wide && column.name, source, wide ? dayOf(publishedAt) : monthDay(publishedAt)]
            .filter(Boolean)
            .join('　')}
        </Text>
      </div>
      {cover && (
        <span className={css.thumb}>
          <Image src={cover} alt="" ratio={1.6} />
        </span>
      )}
    </li>
  );
}
