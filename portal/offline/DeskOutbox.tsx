import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { XIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { useLocation } from 'react-router';
import { phonePageAt } from '../shell/routes/match.ts';
import * as css from './outbox-notice.css.ts';
import { type Outbox, useOutbox } from './outbox-store.ts';
import { isSynced, useSyncStatus } from './use-sync-status.ts';

/**
 * Reports the outbox's state on a desktop page. The live region exists before its text, so that screen readers announce
 * it.
 */
export function DeskOutbox() {
  const outbox = useOutbox();
  const onPhone = phonePageAt(useLocation().pathname) !== undefined;
  return (
    <div role="status" className={css.place}>
      {!onPhone && !isSynced(outbox) && <OutboxNotice outbox={outbox} />}
    </div>
  );
}

const outcomeTones = { pending: 'info', sent: 'success', refused: 'warning' } as const;

/** The outbox's state, over the bottom of a desktop page; a phone page shows it in its strip. */
function OutboxNotice({ outbox }: { outbox: Outbox }) {
  const { text, outcome, retry, close } = useSyncStatus(outbox);
  return text ? (
    <div className={css.usable}>
      <Alert
        tone={outcomeTones[outcome]}
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
