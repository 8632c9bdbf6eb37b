import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { XIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import * as css from './outbox-notice.css.ts';
import type { Outbox } from './outbox-store.ts';
import { useSyncStatus } from './use-sync-status.ts';

const tones = { pending: 'info', sent: 'success', refused: 'warning' } as const;

/** What becomes of what was done without a network, over the foot of a desk page; a phone page says it in its strip. */
export default function OutboxNotice({ outbox }: { outbox: Outbox }) {
  const { text, outcome, retry, close } = useSyncStatus(outbox);
  return text ? (
    <div className={css.usable}>
      <Alert
        tone={tones[outcome]}
        action={
          retry ? (
            <Button variant="text" size="small" onClick={retry}>
              重试
            </Button>
          ) : (
            close && <IconButton label="关闭提示" size="small" icon={<XIcon />} onClick={close} />
          )
        }
      >
        {text}
      </Alert>
    </div>
  ) : null;
}
