import { Alert } from '@yimen/ui/alert';
import { useEffect, useRef } from 'react';
import * as css from './deciding.css.ts';
import type { FailedDecision } from './use-deciding.ts';

/** What could not be decided, each with the reason; takes the focus, which brings it into view. */
export function FailedDecisions({ failed }: { failed: readonly FailedDecision[] }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed.length > 0) alert.current?.focus();
  }, [failed]);
  if (failed.length === 0) return null;
  return (
    <Alert ref={alert} tabIndex={-1} tone="error" urgent title={`${failed.length} 件没有办成`}>
      <ul className={css.failed}>
        {failed.map(({ id, title, reason }) => (
          <li key={id}>
            {title}：{reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
