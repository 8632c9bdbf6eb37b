import type { StepProgress } from '@yimen/contract/topics';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { ServiceRow } from '../../services/shared/ServiceRow.tsx';
import { StepRow } from './StepRow.tsx';
import { doneCount, type Stage } from './stages.ts';
import * as css from './topic.css.ts';

interface StagePanelProps {
  stage: Stage;
  /** Undefined where steps cannot be marked as done: for a guest, or when it did not load. */
  progress: readonly StepProgress[] | undefined;
  now: Moment;
  onTick: (step: string, done: boolean) => void;
}

/** A stage with its steps, and related services. */
export function StagePanel({ stage: { name, note, steps, others }, progress, now, onTick }: StagePanelProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={css.stageHead}>
        <Heading level={2} size="title3" id={id}>
          {name}
        </Heading>
        <span className={css.stageNote}>
          <Text size="meta" tone="tertiary">
            {note}
          </Text>
        </span>
        {progress && steps.length > 0 && (
          <Text size="meta" tone="secondary" nowrap>
            {doneCount(steps, progress)} / {steps.length}
          </Text>
        )}
      </div>
      {steps.length > 0 && (
        <ul className={css.steps}>
          {steps.map((item) => (
            <StepRow
              key={item.title}
              item={item}
              progress={progress}
              now={now}
              onTick={(done) => onTick(item.title, done)}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={steps.length > 0 ? css.others : css.only}>
          {steps.length > 0 && (
            <Text as="p" size="meta" tone="tertiary">
              这一步还可能用到
            </Text>
          )}
          <ul className={css.services}>
            {others.map((app) => (
              <li key={app.id}>
                <ServiceRow app={app} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
