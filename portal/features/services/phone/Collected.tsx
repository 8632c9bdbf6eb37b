import { hrefTo } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { type CollectedApp, collectedTile } from '../shared/collection/own-services.tsx';
import * as css from './work.css.ts';

interface CollectedProps {
  apps: readonly CollectedApp[];
  needsNetwork(app: App): boolean;
}

/** The first services of the person's collection. */
export function Collected({ apps, needsNetwork }: CollectedProps) {
  return (
    <section className={css.collected} aria-labelledby="collected">
      <div className={css.head}>
        <Heading level={2} size="title3" id="collected">
          我的收藏
        </Heading>
        <Link standalone href={hrefTo('mobile-personal-center', { query: { tab: 'collected' } })} aria-label="全部收藏">
          全部
        </Link>
      </div>
      <IconGrid items={apps.map((each) => collectedTile(each, needsNetwork(each.app)))} />
    </section>
  );
}
