import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import type { ReactNode } from 'react';
import * as css from './notice.css.ts';

interface ActionNoticeProps {
  shown: boolean;
  /** What one can do about it. */
  action: string;
  onAction: () => void;
  children: ReactNode;
}

/** Says something over the page's foot, with a way to act on it; its place is there before it speaks, to be heard. */
export function ActionNotice({ shown, action, onAction, children }: ActionNoticeProps) {
  return (
    <div role="status" className={css.place}>
      {shown && (
        <div className={css.usable}>
          <Alert
            tone="warning"
            action={
              <Button variant="text" size="small" onClick={onAction}>
                {action}
              </Button>
            }
          >
            {children}
          </Alert>
        </div>
      )}
    </div>
  );
}
