import { Alert } from '@yimen/ui/alert';

/** Says that the days have more items than one answer can hold; renders nothing when all are there. */
export function LeftOut({ complete }: { complete: boolean }) {
  if (complete) return null;
  return <Alert tone="warning">这段时间的日程太多，后面的没有列出。删除或缩短一些，就能看到全部。</Alert>;
}
