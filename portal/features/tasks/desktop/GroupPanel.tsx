import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ChevronDownIcon, ChevronUpIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useId, useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import type { MatterGroup } from '../../../parts/due/matter.ts';
import type { MatterFilters } from './filters.ts';
import { MatterIcon } from './icon.tsx';
import { MatterRow } from './MatterRow.tsx';
import * as css from './tasks.css.ts';

/** How many of a group show before the rest is asked for. */
const shown = 4;

/** Approvals of one form, one under the other, that can be folded away. */
export function GroupPanel({ group, filters, now }: { group: MatterGroup; filters: MatterFilters; now: Moment }) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const [first] = group.matters;
  const matters = all ? group.matters : group.matters.slice(0, shown);
  const hidden = group.matters.length - matters.length;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.groupHead}>
        {first && <Tile size="small" icon={<MatterIcon matter={first} />} />}
        <Heading level={3} size="body" id={id}>
          {group.name}
        </Heading>
        <Tag tone="theme">{group.matters.length} 件合并</Tag>
        <div className={css.groupEnd}>
          <Text size="meta" tone="tertiary">
            {first?.source}
          </Text>
          <IconButton
            size="small"
            label={open ? `收起${group.name}` : `展开${group.name}`}
            aria-expanded={open}
            icon={open ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      {open && (
        <ul className={css.rows}>
          {matters.map((matter) => (
            <MatterRow key={matter.id} matter={matter} filters={filters} now={now} grouped />
          ))}
        </ul>
      )}
      {open && hidden > 0 && (
        <div className={css.groupFoot}>
          <Text>另有 {hidden} 件未展开</Text>
          <Button variant="text" size="small" onClick={() => setAll(true)}>
            展开全部
          </Button>
        </div>
      )}
    </section>
  );
}
