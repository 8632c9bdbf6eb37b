import type { Approval } from '@yimen/contract/tasks/approvals';
import { SectionHead } from '@yimen/ui/section-head';
import { Steps } from '@yimen/ui/steps';
import { Text } from '@yimen/ui/text';
import { type Moment, minuteOf, minutesApart, monthDay, timeOf } from '../../../lib/time/clock.ts';
import { spanText } from '../../../lib/time/span.ts';
import { heldSince, isEnded, toneOf } from '../shared/task-item.ts';
import * as css from './detail.css.ts';

type Step = Approval['progress'][number];

/** All steps of the approval: comment, person and time of each, and the steps still to come. */
export function Course({ approval, now }: { approval: Approval; now: Moment }) {
  const { progress } = approval;
  const over = isEnded(approval);
  const current = over ? -1 : progress.findIndex(({ when }) => !when);
  const refused = over && toneOf(approval.status) === 'error';
  return (
    <section aria-labelledby="course">
      <SectionHead title="进度" titleId="course" />
      {progress.length === 0 ? (
        <Text tone="secondary">{approval.source}没有给出每一步的进度。</Text>
      ) : (
        <Steps
          direction="vertical"
          items={progress.map((step, index) => ({
            title: [step.step, step.who].filter(Boolean).join('　'),
            note: (
              <Note
                step={step}
                waiting={index === current ? spanText(minutesApart(heldSince(approval), minuteOf(now))) : ''}
              />
            ),
            stateLabel: refused && index === progress.length - 1 ? approval.status : '',
            state: stepState(step, index, { current, refused, last: progress.length - 1 }),
          }))}
        />
      )}
    </section>
  );
}

function stepState({ when }: Step, index: number, at: { current: number; refused: boolean; last: number }) {
  if (index === at.current) return 'current';
  if (!when) return 'upcoming';
  return at.refused && index === at.last ? 'error' : 'done';
}

function Note({ step, waiting }: { step: Step; waiting: string }) {
  return (
    <span className={css.note}>
      <span>{step.result || (waiting ? '等待处理' : '')}</span>
      <span className={css.when}>
        {step.when
          ? `${monthDay(step.when)} ${timeOf(step.when)}`
          : waiting && (
              <Text strong tone="theme" size="meta">
                已 {waiting}
              </Text>
            )}
      </span>
    </span>
  );
}
