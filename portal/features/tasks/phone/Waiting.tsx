import { Button } from '@yimen/ui/button';
import { ChevronDownIcon } from '@yimen/ui/icon';
import { Section } from '@yimen/ui/mobile/section';
import { useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { groupMatters, type Matter, type MatterGroup } from '../../../parts/due/matter.ts';
import { rows } from '../../../parts/phone/phone.css.ts';
import { MatterRow } from './MatterRow.tsx';
import * as css from './matters.css.ts';

/** Rows of a group before the way to all of them. */
const inGroup = 3;

/** What waits: approvals of one kind in a group, then the rest, each due first. */
export function Waiting({ matters, now }: { matters: readonly Matter[]; now: Moment }) {
  const { groups, rest } = groupMatters(matters);
  return (
    <div className={css.waiting}>
      {groups.map((group) => (
        <Group key={group.id} group={group} now={now} />
      ))}
      {rest.length > 0 && (
        <Section aria-label={groups.length > 0 ? '其他待办' : '待办'}>
          <ul className={rows}>
            {rest.map((matter) => (
              <li key={`${matter.kind} ${matter.id}`}>
                <MatterRow matter={matter} view="todo" now={now} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Group({ group: { name, matters }, now }: { group: MatterGroup; now: Moment }) {
  const [open, setOpen] = useState(false);
  const shown = open ? matters : matters.slice(0, inGroup);
  return (
    <Section title={name} note={`${matters.length} 件合并`}>
      <ul className={rows}>
        {shown.map((matter) => (
          <li key={matter.id}>
            <MatterRow matter={matter} view="todo" now={now} grouped />
          </li>
        ))}
      </ul>
      {matters.length > inGroup && (
        <Button
          variant="text"
          fullWidth
          aria-expanded={open}
          endIcon={<ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `展开其余 ${matters.length - inGroup} 件`}
        </Button>
      )}
    </Section>
  );
}
