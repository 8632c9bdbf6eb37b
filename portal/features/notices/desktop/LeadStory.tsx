import type { Article } from '@yimen/contract/news/articles';
import { thingHrefs } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { Image } from '@yimen/ui/image';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { dayOf } from '../../../lib/time/clock.ts';
import { pinned } from '../../news/shared/pinned.ts';
import * as css from './front.css.ts';

/** The lead article, large; one link. */
export function LeadStory({ article }: { article: Article }) {
  const { id, title, summary, source, publishedAt, views, cover, top } = article;
  return (
    <article className={css.story}>
      {cover && (
        <span className={css.picture}>
          <Image src={cover} alt="" ratio={16 / 9} loading="eager" fetchPriority="high" />
        </span>
      )}
      <Heading level={2} size="title1">
        <Link variant="plain" href={thingHrefs.news.desktop(id)}>
          <span className={css.cover} aria-hidden="true" />
          {title}
        </Link>
      </Heading>
      {summary && (
        <Text as="p" tone="secondary" lines={2}>
          {summary}
        </Text>
      )}
      <Text as="p" size="meta" tone="tertiary">
        {[top && pinned, source, dayOf(publishedAt), `阅读 ${views.toLocaleString('zh-CN')}`]
          .filter(Boolean)
          .join('　')}
      </Text>
    </article>
  );
}
