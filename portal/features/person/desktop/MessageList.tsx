import type { DataOf } from '@yimen/contract/endpoint';
import { messageNoticeId } from '@yimen/contract/notices/messages';
import { thingHrefs } from '@yimen/contract/paths';
import type { personMessages } from '@yimen/contract/person/data';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import * as css from './person.css.ts';

/** The newest messages with their full text; unread ones have a dot and bold text. Each opens among the notices. */
export function MessageList({ messages }: { messages: DataOf<typeof personMessages>['list'] }) {
  return (
    <ul className={css.messages}>
      {messages.map(({ id, title, text, source, sentAt, read }) => (
        <li key={id} className={css.message}>
          <span className={read ? css.noDot : css.dot} />
          <div className={css.messageWords}>
            <Link standalone variant="plain" href={thingHrefs.notice.desktop(messageNoticeId(id))}>
              <Text strong={!read}>
                {title}
                {!read && <VisuallyHidden>，未读</VisuallyHidden>}
              </Text>
            </Link>
            <Text as="p" size="meta" tone="secondary">
              {text}
            </Text>
            <Text as="p" size="meta" tone="tertiary">
              {source}，{sentAt}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
