import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Text } from '@yimen/ui/text';
import * as css from './missing.css.ts';
import { RetryInPlace } from './RetryInPlace.tsx';

/** Requests the missing data again. */
export interface Retry {
  running: boolean;
  start(): void;
}

interface MissingSourcesProps {
  failed: readonly SourceFailure[];
  retry: Retry;
}

/**
 * Names the sources whose rows are missing or outdated, with a retry button; the rows of the other sources are shown
 * beside it.
 */
export function MissingSources({ failed, retry }: MissingSourcesProps) {
  if (failed.length === 0) return null;
  const missing = failed.some(({ asOf }) => asOf === null);
  return (
    <div className={css.missing}>
      <Text size="meta" tone="warning" role="status">
        {[...new Set(failed.map(({ source }) => source))].join('、')}暂时没有回应，
        {missing ? '这里缺少它的内容' : '显示的是较早的内容'}
      </Text>
      <RetryInPlace size="small" retrying={retry.running} onRetry={retry.start} />
    </div>
  );
}
