import type { StepProgress } from '@yimen/contract/topics';
import { Heading } from '@yimen/ui/heading';
import { Section } from '@yimen/ui/mobile/section';
import { ProgressRing } from '@yimen/ui/progress';
import { Text } from '@yimen/ui/text';
import type { useLoaderData } from 'react-router';
import { chineseDay, daysBetween, type Moment } from '../../../lib/time/clock.ts';
import type { loader } from '../desktop/load-topic.ts';
import { doneCount } from '../desktop/stages.ts';
import * as css from './topic.css.ts';

interface SummaryProps {
  topic: ReturnType<typeof useLoaderData<typeof loader>>;
  /** Undefined for a guest, or when it did not load. */
  progress: readonly StepProgress[] | undefined;
  now: Moment;
}

/** The topic's picture and name, and at the picture's bottom the number of open steps and the deadline. */
export function Summary({ topic: { name, summary, intro, cover, deadline, checklist }, progress, now }: SummaryProps) {
  const done = progress ? doneCount(checklist, progress) : 0;
  const left = checklist.length - done;
  return (
    <>
      <header className={css.head}>
        {cover && <img className={css.picture} src={cover} alt="" />}
        <span className={css.veil} />
        <Heading level={1}>{name}</Heading>
        <Text as="p" tone="secondary" lines={3}>
          {summary || intro}
        </Text>
      </header>
      {checklist.length > 0 && (
        <div className={css.over}>
          <Section aria-label="办理进度">
            <div className={css.summary}>
              {progress && (
                <ProgressRing
                  size={72}
                  value={done}
                  max={checklist.length}
                  label="已办好的环节"
                  valueText={`${done} / ${checklist.length}`}
                >
                  {done}/{checklist.length}
                </ProgressRing>
              )}
              <div className={css.words}>
                <Text as="p" size="title3" strong>
                  {progress ? (left > 0 ? `还差 ${left} 个环节` : '全部办好了') : `共 ${checklist.length} 个环节`}
                </Text>
                {deadline && (
                  <Text as="p" size="meta" tone="secondary">
                    {timeLeft(deadline, now)}
                  </Text>
                )}
                {!progress && (
                  <Text as="p" size="meta" tone="tertiary">
                    登录后可以逐项打钩。
                  </Text>
                )}
              </div>
            </div>
          </Section>
        </div>
      )}
    </>
  );
}

function timeLeft(deadline: string, now: Moment): string {
  const days = daysBetween(now.day, deadline);
  if (days < 0) return `${chineseDay(deadline)}已截止`;
  return days === 0 ? '今天截止' : `${chineseDay(deadline)}截止，还有 ${days} 天`;
}
