import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Alert } from '@yimen/ui/alert';
import { Text } from '@yimen/ui/text';
import { useRevalidator } from 'react-router';
import { RetryInPlace } from './RetryInPlace.tsx';

const failureReasons: Record<SourceFailure['reason'], string> = {
  slow: '没有及时答复',
  down: '暂时连不上',
  error: '答复出错',
  invalid: '答复有一部分无法识别',
  late: '没有及时答复',
};

interface PartFailedProps {
  failed: readonly SourceFailure[];
  /** While late sources are still waited for: names them, without reporting a failure. */
  waiting?: boolean;
}

/** Says which sources failed for a part of the page, with a retry button; renders nothing when none did. */
export function PartFailed({ failed, waiting = false }: PartFailedProps) {
  const { revalidate, state } = useRevalidator();
  if (failed.length === 0) return null;
  if (waiting) {
    const late = failed.flatMap(({ source, reason }) => (reason === 'late' ? source : []));
    return (
      <Text as="p" role="status" tone="secondary">
        {`正在等${late.join('、')}答复`}
      </Text>
    );
  }
  return (
    <Alert
      tone="warning"
      title="有一部分内容没有更新"
      action={<RetryInPlace size="small" retrying={state !== 'idle'} onRetry={() => void revalidate()} />}
    >
      {failed.map(describeFailure).join('；')}
    </Alert>
  );
}

function describeFailure({ source, reason, asOf }: SourceFailure): string {
  return `${source}${failureReasons[reason]}${asOf ? `，显示的是 ${asOf} 的内容` : ''}`;
}
