import { Alert, type AlertTone } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import type { ReactNode } from 'react';
import * as css from './notice.css.ts';

interface ActionNoticeProps {
  shown: boolean;
  /** Functions of its buttons, by their labels. */
  actions?: Readonly<Record<string, () => void>>;
  /** Default `warning`. */
  tone?: AlertTone;
  /** When it changes, the notice is rendered again, and so announced again. */
  time?: number;
  children: ReactNode;
}

/**
 * Shows a message over the bottom of the page, with buttons. Its live region exists before the message, so that screen
 * readers announce it.
 */
export function ActionNotice({ shown, actions, tone = 'warning', time, children }: ActionNoticeProps) {
  const buttons = Object.entries(actions ?? {}).map(([words, act]) => (
    <Button key={words} variant="text" size="small" onClick={act}>
      {words}
    </Button>
  ));
  return (
    <div role="status" className={css.place}>
      {shown && (
        <div key={time} className={actions && css.usable}>
          <Alert tone={tone} action={actions && <span className={css.actions}>{buttons}</span>}>
            {children}
          </Alert>
        </div>
      )}
    </div>
  );
}
