import type { DataOf } from '@yimen/contract/endpoint';
import { timeOf } from '@yimen/contract/moment';
import type { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import { List, ListItem } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import { type Moment, whenText } from '../../../lib/time/clock.ts';
import { toneOf } from '../../../parts/due/matter.ts';
import { useOfficeName } from '../../../parts/service/office.ts';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { guideHref } from '../../../parts/service/service-links.ts';

export type Use = DataOf<typeof getRecentlyUsedApp>[number];

interface UseListProps {
  uses: readonly Use[];
  now: Moment;
  /** Under a heading that tells the day. */
  sameDay?: boolean;
}

/** Services as one used them, with what came of it; each leads back to its guide. */
export function UseList({ uses, now, sameDay = false }: UseListProps) {
  return (
    <List>
      {uses.map((use) => (
        <UseRow key={`${use.app.id} ${use.at}`} use={use} at={sameDay ? timeOf(use.at) : whenText(use.at, now.day)} />
      ))}
    </List>
  );
}

function UseRow({ use: { app, result }, at }: { use: Use; at: string }) {
  const office = useOfficeName(app.department.name);
  return (
    <ListItem
      href={guideHref(app.id)}
      title={app.name}
      note={[office, at]}
      leading={
        <Tile
          size="small"
          variant={app.online === 'full' ? 'filled' : 'outlined'}
          icon={<ServiceIcon name={app.icon} size={20} />}
        />
      }
      end={result && <Tag tone={toneOf(result)}>{result}</Tag>}
    />
  );
}
