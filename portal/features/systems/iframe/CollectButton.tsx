import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { StarIcon } from '@yimen/ui/icon';
import { useCollected } from '../../../parts/service/collect.ts';

/** Keeps the system among one's own, or takes it out. */
export function CollectButton({ app }: { app: App }) {
  const [collected, collect] = useCollected(app);
  return (
    <Button startIcon={<StarIcon size={18} />} aria-pressed={collected} onClick={() => collect(!collected)}>
      {collected ? '已收藏' : '收藏'}
    </Button>
  );
}
