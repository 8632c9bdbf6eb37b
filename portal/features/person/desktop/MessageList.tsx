import type { DataOf } from '@yimen/contract/endpoint';
import type { personMessages } from '@yimen/contract/person/data';
import { Button } from '@yimen/ui/button';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { linkTo } from '../../../shell/routes/links.ts';
import * as css from './person.css.ts';

export type Message = DataOf<typeof personMessages>['list'][number];

interface MessageListProps {
  messages: readonly Message[];
  /** Marks one as read; without it messages are only shown. */
  onRead?(message: Message): void;
  /** Called when one is opened. */
  onOpen?(message: Message): void;
}

/** Messages with their full text, newest first; unread ones have a dot and bold text. */
export function MessageList({ messages, onRead, onOpen }: MessageListProps) {
  return (
    <ul className={css.messages}>
      {messages.map((message) => {
        const { id, title, text, source, sentAt, read } = message;
        const link = linkTo(message.link);
        const words = (
          <Text strong={!read}>
            {title}
            {!read && <VisuallyHidden>，未读</VisuallyHidden>}
          </Text>
        );
        return (
          <li key={id} className={css.message}>
            <span className={read ? css.noDot : css.dot} />
            <div className={css.messageWords}>
              {link ? (
                <Link standalone variant="plain" href={link.href} onClick={() => onOpen?.(message)}>
                  {words}
                </Link>
              ) : (
                words
              )}
              <Text as="p" size="meta" tone="secondary">
                {text}
              </Text>
              <Text as="p" size="meta" tone="tertiary">
                {source}，{sentAt}
              </Text>
            </div>
            {onRead && !read && (
              <Button variant="text" size="small" aria-label={`把“${title}”标为已读`} onClick={() => onRead(message)}>
                标为已读
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
