import { ButtonLink } from '@yimen/ui/button';
import { Divider } from '@yimen/ui/divider';
import { Heading } from '@yimen/ui/heading';
import { MessageCircleIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { FeedbackButton } from '../../services/shared/feedback/FeedbackButton.tsx';
import { askHref } from './ask.ts';
import { PastSearches, QueryWords, type SearchedWords } from './QueryWords.tsx';
import * as css from './search.css.ts';

interface AsideProps {
  query: string;
  related: readonly string[];
  past: SearchedWords;
}

/** Beside the results: other names, earlier searches, and ways to get help. */
export function SearchAside({ query, related, past }: AsideProps) {
  return (
    <aside className={css.aside} aria-label="换一种找法">
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Heading level={2} size="body" id="related">
            相关搜索
          </Heading>
          <QueryWords words={related} />
        </section>
      )}
      <PastSearches past={past} />
      {(related.length > 0 || past.history.length > 0) && <Divider />}
      <section aria-labelledby="not-found">
        <Heading level={2} size="body" id="not-found">
          没找到要的？
        </Heading>
        <Text as="p" size="meta" tone="secondary">
          把问题写成一句话问助手，或告诉我们缺了什么。
        </Text>
        <div className={css.ways}>
          <ButtonLink size="small" variant="light" startIcon={<MessageCircleIcon size={16} />} href={askHref(query)}>
            问助手
          </ButtonLink>
          <FeedbackButton about="search" subject={query} label="反馈" title="告诉我们缺了什么" />
        </div>
      </section>
    </aside>
  );
}
