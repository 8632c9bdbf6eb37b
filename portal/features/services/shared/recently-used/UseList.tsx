import type { DataOf } from '@yimen/contract/endpoint';
import type { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import { List, ListItem } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import { type Moment, timeOf, whenText } from '../../../../lib/time/clock.ts';
import { toneOf } from '../../../tasks/shared/task-item.ts';
import { useOfficeName } from '../office.ts';
import { ServiceIcon } from '../ServiceIcon.tsx';
import { guideHref } from '../service-links.ts';

export type Use = DataOf<typeof getRecentlyUsedApp>[number];

interface UseListProps {
  uses: readonly Use[];
  now: Moment;
  /** Whether the list is under a heading with the day. */
  sameDay?: boolean;
}

/** Used services with their results; each links to its guide. */
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
