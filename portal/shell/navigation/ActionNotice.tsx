import { Alert, type AlertTone } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import type { ReactNode } from 'react';
import * as css from './notice.css.ts';

interface ActionNoticeProps {
  shown: boolean;
  /** What one can do about it, by its words. */
  actions?: Readonly<Record<string, () => void>>;
  /** Default `warning`. */
  tone?: AlertTone;
  /** Drawn anew, and so said again, when it changes. */
  time?: number;
  children: ReactNode;
}

/** Says something over the page's foot, with ways to act on it; its place is there before it speaks, to be heard. */
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
