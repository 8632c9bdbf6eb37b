import { Alert } from '@yimen/ui/alert';
import * as css from './deciding.css.ts';
import type { FailedDecision } from './use-deciding.ts';

/** What could not be decided, each with the reason. */
export function FailedDecisions({ failed }: { failed: readonly FailedDecision[] }) {
  if (failed.length === 0) return null;
  return (
    <Alert tone="error" urgent title={`${failed.length} 件没有办成`}>
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
