import { hrefTo, paths } from '@yimen/contract/paths';
import { Anchor } from '@yimen/ui/anchor';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { Divider } from '@yimen/ui/divider';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { FeedbackButton } from '../../services/shared/feedback/FeedbackButton.tsx';
import { ServiceRow } from '../../services/shared/ServiceRow.tsx';
import { Attachments } from '../shared/Attachments.tsx';
import { Blocks } from '../shared/Blocks.tsx';
import { headingsOf, lengthOf } from '../shared/headings.ts';
import { ArticleTools } from './ArticleTools.tsx';
import * as css from './article.css.ts';
import { FollowColumn } from './FollowColumn.tsx';
import type { loader } from './load-article.ts';
import { Neighbours } from './Neighbours.tsx';

export { loader, meta } from './load-article.ts';

/** Maximum number of services beside the article. */
const relatedArticles = 4;

/** An article: tools at the left, contents and services at the right (DESIGN §9, 23b). */
export default function ArticlePage() {
  const { article, chosen } = useLoaderData<typeof loader>();
  // Of this article, not a setting of the account.
  const [largeId, setLargeId] = useState('');
  const { id, column, source, author, body, attachments, downloads, related, previous, next } = article;
  return (
    <ToastProvider>
      <div className={css.wrap}>
        <div className={css.crumbs}>
          <Breadcrumb
            items={[
              { label: usePageName(paths['info-center']), href: paths['info-center'] },
              { label: column.name, href: hrefTo('news', { query: { column: column.id } }) },
              { label: '正文' },
            ]}
          />
        </div>
        <div className={css.columns}>
          <ArticleTools large={largeId === id} onLargeChange={(large) => setLargeId(large ? id : '')} />
          <article className={css.main} data-large={largeId === id ? '' : undefined}>
            <Head article={article} chosen={chosen} />
            <Blocks body={body} />
            <Attachments files={attachments} downloads={downloads} />
            <footer className={css.foot}>
              <Text size="meta" tone="tertiary">
                {[author && `文字：${source} ${author}`, '转载请注明来源'].filter(Boolean).join('　　')}
              </Text>
              <span className={css.onScreen}>
                <FeedbackButton about="article" subject={id} label="内容有误" title="哪里有误" />
              </span>
            </footer>
            <Neighbours previous={previous} next={next} />
          </article>
          <Beside contents={headingsOf(body)} related={related} />
        </div>
      </div>
    </ToastProvider>
  );
}

type Page = Awaited<ReturnType<typeof loader>>;

function Head({ article, chosen }: Pick<Page, 'article' | 'chosen'>) {
  const { title, source, publishedAt, views, body, column } = article;
  const facts = [publishedAt, `阅读 ${views.toLocaleString('zh-CN')}`, `约 ${lengthOf(body)} 字`];
  return (
    <header className={css.head}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <div className={css.by}>
        <div>
          <Text as="div">{source}</Text>
          <Text as="div" size="meta" tone="tertiary">
            {facts.join('　')}
          </Text>
        </div>
        <span className={css.onScreen}>
          <FollowColumn column={column} chosen={chosen} />
        </span>
      </div>
    </header>
  );
}

interface BesideProps {
  contents: ReturnType<typeof headingsOf>;
  related: Page['article']['related'];
}

/** The article's table of contents, where it has several parts, and its services. */
function Beside({ contents, related }: BesideProps) {
  return (
    <aside className={css.aside} aria-label="目录与相关服务">
      {contents.length > 1 && (
        <>
          <Text as="p" size="meta" tone="tertiary">
            本文目录
          </Text>
          <Anchor sections={contents} label="本文目录" direction="column" sticky={false} />
        </>
      )}
      {contents.length > 1 && related.length > 0 && <Divider />}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Heading level={2} size="body" id="related">
            文中提到的服务
          </Heading>
          <ul className={css.related}>
            {related.slice(0, relatedArticles).map((app) => (
              <li key={app.id}>
                <ServiceRow app={app} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
