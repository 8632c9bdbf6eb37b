import type { Guide } from '@yimen/contract/services/guide';
import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { Facts } from '@yimen/ui/description-facts';
import { Heading } from '@yimen/ui/heading';
import { StarIcon } from '@yimen/ui/icon';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { dayOf } from '../../../lib/time/clock.ts';
import { useCollected } from '../shared/collection/collect.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { onlineName } from '../shared/service-links.ts';
import * as css from './details.css.ts';
import { guideFacts } from './facts.ts';

/** Name, department, star, result and the four facts. */
export function GuideHead({ app, guide }: { app: App; guide: Guide }) {
  const [collected, collect] = useCollected(app);
  return (
    <header>
      <div className={css.head}>
        <Tile
          size="large"
          variant={app.online === 'full' ? 'filled' : 'outlined'}
          icon={<ServiceIcon name={app.icon} size={32} />}
        />
        <div className={css.grow}>
          <Heading level={1}>{app.name}</Heading>
          <div className={css.meta}>
            <Text tone="secondary">{app.department.name}</Text>
            <Tag tone={app.online === 'full' ? 'theme' : 'outline'}>{onlineName(app.online)}</Tag>
            {app.suitableFor.map((each) => (
              <Tag key={each.id} tone="outline">
                {each.name}
              </Tag>
            ))}
            <Text size="meta" tone="tertiary">
              更新于 {dayOf(guide.updatedAt)}
            </Text>
          </div>
        </div>
        <div className={css.collect}>
          <Button
            startIcon={
              <span className={collected ? css.starred : undefined}>
                <StarIcon size={18} filled={collected} />
              </span>
            }
            aria-pressed={collected}
            onClick={() => collect(!collected)}
          >
            {collected ? '已收藏' : '收藏'}
          </Button>
        </div>
      </div>
      {app.summary && (
        <Text as="p" tone="secondary">
          <span className={css.summary}>{app.summary}</span>
        </Text>
      )}
      <div className={css.facts}>
        <Facts items={guideFacts(app, guide)} />
      </div>
    </header>
  );
}
