import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { deadlineTag } from '../../../parts/due/agenda.ts';
import { type Matter, type MatterView, shortTitle } from '../../../parts/due/matter.ts';
import { cover, row, rowWords } from '../../../parts/phone/phone.css.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { openedHref } from '../desktop/filters.ts';
import { MatterSheet } from './MatterSheet.tsx';
import * as css from './matters.css.ts';
import { path } from './path.ts';

interface MatterRowProps {
  matter: Matter;
  view: MatterView;
  now: Moment;
  /** Under its kind's name, who asks comes first. */
  grouped?: boolean;
}

/** A matter: what it is, who has it, and by when or what came of it. The row opens it, or says where it is done. */
export function MatterRow({ matter, view, now, grouped = false }: MatterRowProps) {
  const { kind, id, url, department, source, holder, state, tone } = matter;
  const [open, setOpen] = useState(false);
  const href = kind === 'approval' ? openedHref({ view }, id, path) : phoneLinkTo(url)?.href;
  const tag = deadlineTag(matter.deadline, now) ?? (view === 'todo' ? undefined : { label: state, tone });
  const title = grouped ? `${matter.sponsor}　${shortTitle(matter)}` : matter.title;
  return (
    <div className={row}>
      <div className={rowWords}>
        <Text as="div" strong>
          {href ? (
            <Link variant="plain" href={href}>
              <span className={cover} aria-hidden="true" />
              {title}
            </Link>
          ) : (
            <button type="button" className={css.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <span className={cover} />
              {title}
            </button>
          )}
        </Text>
        <Text as="div" size="meta" tone="tertiary">
          <Metadata items={[department || source, holder ? `在${holder}手里` : state]} />
        </Text>
      </div>
      {tag && (
        <Tag size="small" tone={tag.tone}>
          {tag.label}
        </Tag>
      )}
      {!href && <MatterSheet {...{ matter, view, open }} onOpenChange={setOpen} />}
    </div>
  );
}
