import type { Article } from '@yimen/contract/news/articles';
import { Image } from '@yimen/ui/image';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Text } from '@yimen/ui/text';
import { monthDay } from '../../../lib/time/clock.ts';
import { pinned } from '../shared/pinned.ts';
import * as css from './news.css.ts';

/** The first article, with its picture at full width. */
export function Lead({ article, href }: { article: Article; href: string }) {
  const { title, cover, top, source, publishedAt, views } = article;
  return (
    <Link variant="plain" href={href}>
      <span className={css.lead}>
        {cover && <Image src={cover} alt="" ratio={16 / 9} />}
        <span className={css.leadWords}>
          <Text as="div" size="title2" strong>
            {title}
          </Text>
          <Text as="div" size="meta" tone="tertiary">
            <Metadata items={[top && pinned, source, monthDay(publishedAt), `阅读 ${views.toLocaleString('zh-CN')}`]} />
          </Text>
        </span>
      </span>
    </Link>
  );
}
