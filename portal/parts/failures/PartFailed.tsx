import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Alert } from '@yimen/ui/alert';
import { useRevalidator } from 'react-router';
import { RetryInPlace } from './RetryInPlace.tsx';

const reasons: Record<SourceFailure['reason'], string> = {
  slow: '没有及时答复',
  down: '暂时连不上',
  error: '答复出错',
  invalid: '答复有一部分无法识别',
};

/** Says which sources did not do their part of a page, with a way to ask again; nothing when all did. */
export function PartFailed({ failed }: { failed: readonly SourceFailure[] }) {
  const { revalidate, state } = useRevalidator();
  if (failed.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title="有一部分内容没有更新"
      action={<RetryInPlace size="small" retrying={state !== 'idle'} onRetry={() => void revalidate()} />}
    >
      {failed.map(describe).join('；')}
    </Alert>
  );
}

function describe({ source, reason, asOf }: SourceFailure): string {
  return `${source}${reasons[reason]}${asOf ? `，显示的是 ${asOf} 的内容` : ''}`;
}
