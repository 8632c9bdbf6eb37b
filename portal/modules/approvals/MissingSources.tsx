import type { SourceFailure } from '@yimen/contract/homepage/sources';
import { Text } from '@yimen/ui/text';

/** Names the sources whose rows are missing; what the others know stands beside it. */
export function MissingSources({ failed }: { failed: readonly SourceFailure[] }) {
  if (failed.length === 0) return null;
  return (
    <Text as="p" size="meta" tone="warning" role="status">
      {[...new Set(failed.map(({ source }) => source))].join('、')}暂时没有回应，这里缺少它的内容
    </Text>
  );
}
