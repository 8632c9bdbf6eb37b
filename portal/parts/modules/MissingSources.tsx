import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Text } from '@yimen/ui/text';
import { RetryInPlace } from '../failures/RetryInPlace.tsx';
import * as css from './missing.css.ts';
import type { Retry } from './module.tsx';

interface MissingSourcesProps {
  failed: readonly SourceFailure[];
  retry: Retry;
}

/** Names the sources whose rows are missing or old, with a way to ask again; what the others know stands beside it. */
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
