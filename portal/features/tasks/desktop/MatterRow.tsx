import { timeOf } from '@yimen/contract/moment';
import { ChevronRightIcon, ExternalLinkIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Progress } from '@yimen/ui/progress';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { type Moment, monthDay } from '../../../lib/time/clock.ts';
import { deadlineTag } from '../../../parts/due/agenda.ts';
import { type Matter, type MatterView, shortTitle } from '../../../parts/due/matter.ts';
import { useSite } from '../../../shell/visit/current.ts';
import type { MatterFilters } from './filters.ts';
import { MatterIcon } from './icon.tsx';
import { linkOf, newWindow } from './link-of.ts';
import * as css from './tasks.css.ts';

/** Characters of a state that is a label; a longer one is a sentence, and takes several lines. */
const longestLabel = 9;

interface MatterRowProps {
  matter: Matter;
  /** Of the list it stands in. */
  filters: MatterFilters;
  now: Moment;
  /** Under its group's head, which has the icon and names the kind. */
  grouped?: boolean;
}

/** One matter of the list; the whole row opens it. */
export function MatterRow({ matter, filters, now, grouped = false }: MatterRowProps) {
  const { view } = filters;
  const link = linkOf(matter, filters);
  const heading = (
    <span className={css.title}>
      {grouped ? (
        <>
          <span className={css.who}>{matter.sponsor}</span>
          <span className={css.plain}>{shortTitle(matter)}</span>
        </>
      ) : (
        matter.title
      )}
    </span>
  );
  return (
    <li className={css.row}>
      {!grouped && <Tile size="small" icon={<MatterIcon matter={matter} />} />}
      <div className={css.words}>
        {link ? (
          <Link variant="plain" href={link.href} {...(link.external && newWindow)}>
            <span className={css.cover} />
            {heading}
            {link.external && <VisuallyHidden>，在新窗口打开</VisuallyHidden>}
          </Link>
        ) : (
          heading
        )}
        <Text as="p" size="meta" tone="tertiary" lines={1}>
          {noteOf(matter, view, grouped)}
        </Text>
      </div>
      <div className={css.where}>
        <Where matter={matter} view={view} now={now} linked={link !== undefined} />
      </div>
      <div className={css.standing}>
        <Standing matter={matter} view={view} now={now} />
      </div>
      <span className={css.end} aria-hidden="true">
        {link && (
          <>
            {matter.kind === 'task' && view === 'todo' ? '去办理' : '查看'}
            {link.external ? <ExternalLinkIcon size={16} /> : <ChevronRightIcon size={16} />}
          </>
        )}
      </span>
    </li>
  );
}

function noteOf(matter: Matter, view: MatterView, grouped: boolean): string {
  const { form, department, sponsor, state, kind } = matter;
  if (grouped) return state;
  if (kind === 'task') return [department, view === 'todo' ? state : ''].filter(Boolean).join('，');
  return [form, view === 'mine' ? '' : sponsor].filter(Boolean).join('，');
}

/** Who has it, for one's own matters; else where it comes from, and when it came. */
function Where(props: { matter: Matter; view: MatterView; now: Moment; linked: boolean }) {
  const { matter, view, now, linked } = props;
  const { user } = useSite();
  const at = matter.at.startsWith(now.day)
    ? `今天 ${timeOf(matter.at)}`
    : `${monthDay(matter.at)} ${timeOf(matter.at)}`;
  if (view === 'mine' && matter.holder) {
    return (
      <>
        <Text size="meta" lines={2}>
          {matter.holder === user?.name ? '等你处理' : `在${matter.holder}手里`}
        </Text>
        {matter.since && (
          <Text size="meta" tone="tertiary">
            {monthDay(matter.since)} 起
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <Text size="meta" tone="tertiary">
        {view === 'todo' ? `${at} 到达` : at}
      </Text>
      {view === 'todo' && !linked ? (
        <Text size="meta" tone="secondary" lines={2}>
          请到“{matter.source}”办理
        </Text>
      ) : (
        <Text size="meta" tone="tertiary" lines={1}>
          {matter.source}
        </Text>
      )}
    </>
  );
}

/** What is left of the time, or what came of it. */
function Standing({ matter, view, now }: { matter: Matter; view: MatterView; now: Moment }) {
  const deadline = deadlineTag(matter.deadline, now);
  const due = deadline && (
    <span>
      <Tag tone={deadline.tone}>{deadline.label}</Tag>
    </span>
  );
  if (view === 'todo') return due;
  return (
    <>
      {matter.state.length > longestLabel ? (
        <span className={css.sentence}>
          <Text size="meta" tone="secondary" lines={3}>
            {matter.state}
          </Text>
        </span>
      ) : (
        <span>
          <Tag tone={matter.tone}>{matter.state}</Tag>
        </span>
      )}
      {view === 'mine' && matter.steps && (
        <Progress
          size="small"
          label={`${matter.title}的进度`}
          value={matter.steps.done}
          max={matter.steps.all}
          valueText={`${matter.steps.all} 步中完成 ${matter.steps.done} 步`}
        />
      )}
    </>
  );
}
