import type { Approval } from '@yimen/contract/tasks/approvals';
import { Avatar } from '@yimen/ui/avatar';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { CircleCheckIcon, CircleXIcon, HourglassIcon } from '@yimen/ui/icon';
import { Progress } from '@yimen/ui/progress';
import { Text } from '@yimen/ui/text';
import { type Moment, minuteOf, minutesApart, monthDay, timeOf } from '../../../lib/time/clock.ts';
import { spanText } from '../../../lib/time/span.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { heldSince, isOver, stateOf, toneOf, waitsFor } from '../shared/task-item.ts';
import * as css from './detail.css.ts';

/** Who has to act now, since when, and how much time is left. */
export function Holder({ approval, now }: { approval: Approval; now: Moment }) {
  const { user } = useSite();
  if (isOver(approval)) return <Ended approval={approval} />;
  const mine = waitsFor(approval, user?.name);
  const since = heldSince(approval);
  const step = approval.progress.find(({ when }) => !when)?.step;
  return (
    <Card as="section" tone="theme" padding="large" aria-labelledby="holder">
      <div className={css.holder}>
        <div className={css.who}>
          <Avatar name={lastName(approval.currentApprover)} size={64} decorative />
          <div>
            <Heading level={2} size="title3" id="holder">
              {mine ? '现在等你处理' : `现在在${approval.currentApprover}手里`}
            </Heading>
            <Text as="p" tone="secondary">
              {[
                step,
                `${monthDay(since)} ${timeOf(since)} 收到`,
                `已停留 ${spanText(minutesApart(since, minuteOf(now)))}`,
              ]
                .filter(Boolean)
                .join('，')}
            </Text>
          </div>
        </div>
        {approval.deadline && (
          <TimeLeft
            label={mine ? '办理期限' : '承诺的时间'}
            began={approval.insertTime}
            deadline={approval.deadline}
            now={now}
          />
        )}
      </div>
    </Card>
  );
}

/** From this many minutes before the deadline the bar is amber; after the deadline it is red. */
const soonMinutes = 1440;

/** The time promised by those who have to act, or the reader's own deadline. */
function TimeLeft({ label, began, deadline, now }: { label: string; began: string; deadline: string; now: Moment }) {
  const left = minutesApart(minuteOf(now), deadline);
  const all = Math.max(1, minutesApart(began, deadline));
  const tone = left < 0 ? 'error' : left < soonMinutes ? 'warning' : 'theme';
  return (
    <div className={css.promise}>
      <Progress
        label={label}
        tone={tone}
        value={Math.min(all, all - left)}
        max={all}
        valueText={left < 0 ? `已超过 ${spanText(-left)}` : `还剩 ${spanText(left)}`}
        note={
          <Text strong tone={tone === 'theme' ? 'inherit' : tone}>
            {left < 0 ? `已超过 ${spanText(-left)}` : `还剩 ${spanText(left)}`}
          </Text>
        }
      />
      <Text size="meta" tone="secondary">
        最晚 {monthDay(deadline)} {timeOf(deadline)}
      </Text>
    </div>
  );
}

function Ended({ approval }: { approval: Approval }) {
  const state = stateOf(approval);
  const refused = toneOf(state) === 'error';
  // Until its system tells of the reader's decision, it tells of the step before.
  const last = approval.decided ? undefined : approval.progress.findLast(({ when }) => when);
  return (
    <Card as="section" padding="large" aria-labelledby="holder">
      <div className={css.who}>
        {approval.decided ? (
          <Text tone="tertiary">
            <HourglassIcon size={40} />
          </Text>
        ) : (
          <Text tone={refused ? 'error' : 'success'}>
            {refused ? <CircleXIcon size={40} /> : <CircleCheckIcon size={40} />}
          </Text>
        )}
        <div>
          <Heading level={2} size="title3" id="holder">
            这件事{state}
          </Heading>
          {!approval.decided && (
            <Text as="p" tone="secondary">
              {[last?.who, approval.updateTime].filter(Boolean).join('，')}
            </Text>
          )}
          {last?.result && <Text as="p">{last.result}</Text>}
        </div>
      </div>
    </Card>
  );
}

/** Surname for the avatar: 柳 for `学生事务中心 柳老师`. */
function lastName(approver: string): string {
  return approver.split(/\s/).at(-1) ?? approver;
}
