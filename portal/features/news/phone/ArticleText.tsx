import type { DataOf } from '@yimen/contract/endpoint';
import type { newsInfo } from '@yimen/contract/news/articles';
import { paths, thingHrefs, withQuery } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { ShareButton } from '../../../parts/page/ShareButton.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { FeedbackButton } from '../../services/shared/feedback/FeedbackButton.tsx';
import { PhoneServices } from '../../services/shared/PhoneServices.tsx';
import { Attachments } from '../shared/Attachments.tsx';
import { Blocks } from '../shared/Blocks.tsx';
import { lengthOf } from '../shared/headings.ts';
import * as css from './news.css.ts';

const newsPath = paths['mobile-news'];

/** An article on a phone, with the services it names and its neighbours (DESIGN §9, 37b). */
export function ArticleText({ article }: { article: DataOf<typeof newsInfo> }) {
  const { id, title, column, source, publishedAt, views, body, attachments, downloads, related } = article;
  return (
    <div className={css.sheet}>
      <PhoneBar
        title={column.name}
        titleElement="p"
        backHref={withQuery(newsPath, { column: column.id })}
        end={<ShareButton />}
      />
      <article className={css.article}>
        <Heading level={1}>{title}</Heading>
        <Text as="p" size="meta" tone="tertiary">
          <Metadata items={[source, publishedAt, `阅读 ${views.toLocaleString('zh-CN')}`, `约 ${lengthOf(body)} 字`]} />
        </Text>
        <Blocks body={body} />
        <Attachments files={attachments} downloads={downloads} />
        <ToastProvider placement="mobile">
          <div>
            <FeedbackButton about="article" subject={id} label="内容有误" title="哪里有误" />
          </div>
        </ToastProvider>
        <PhoneNeighbours article={article} />
      </article>
      {related.length > 0 && (
        <Section title="文中的服务">
          <PhoneServices apps={related} />
        </Section>
      )}
    </div>
  );
}

function PhoneNeighbours({ article: { previous, next } }: { article: DataOf<typeof newsInfo> }) {
  if (!previous && !next) return null;
  return (
    <nav className={css.neighbours} aria-label="同栏目的其他文章">
      {previous && (
        <Link standalone href={thingHrefs.news.phone(previous.id)}>
          上一篇：{previous.title}
        </Link>
      )}
      {next && (
        <Link standalone href={thingHrefs.news.phone(next.id)}>
          下一篇：{next.title}
        </Link>
      )}
    </nav>
  );
}
