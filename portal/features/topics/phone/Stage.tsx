import type { StepProgress } from '@yimen/contract/topics';
import { Checkbox } from '@yimen/ui/checkbox';
import { Link } from '@yimen/ui/link';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import type { Moment } from '../../../lib/time/clock.ts';
import { PhoneServices } from '../../services/shared/PhoneServices.tsx';
import { guideHref } from '../../services/shared/service-links.ts';
import {
  type ChecklistItem,
  doneCount,
  doneText,
  isRecorded,
  type Stage as StageData,
  stepView,
} from '../desktop/stages.ts';
import * as css from './topic.css.ts';

interface StageProps {
  stage: StageData;
  progress: readonly StepProgress[] | undefined;
  now: Moment;
  onTick(step: string, done: boolean): void;
}

/** A stage: its steps with their details, and related services. */
export function Stage({ stage: { name, note, steps, others }, progress, now, onTick }: StageProps) {
  const count = progress && steps.length > 0 ? `${doneCount(steps, progress)} / ${steps.length}` : note;
  return (
    <Section title={name} note={count}>
      {steps.length > 0 && (
        <ul className={css.list}>
          {steps.map((item) => (
            <li key={item.title} className={css.step}>
              <Step item={item} progress={progress} now={now} onTick={(done) => onTick(item.title, done)} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <PhoneServices apps={others} />}
    </Section>
  );
}

interface StepProps extends Pick<StageProps, 'progress' | 'now'> {
  item: ChecklistItem;
  onTick(done: boolean): void;
}

function Step({ item, progress, now, onTick }: StepProps) {
  const { title, app, note } = item;
  const view = stepView(item, now, progress);
  const done = view.state === 'done';
  const known = done && view.own ? doneText(view.own) : (view.due?.label ?? view.rule);
  return (
    <>
      {progress && (
        <Checkbox
          hideLabel
          label={`我已办：${title}`}
          checked={done}
          disabled={isRecorded(view)}
          onCheckedChange={onTick}
        />
      )}
      <div className={css.stepWords}>
        <Text as="div" tone={done ? 'secondary' : 'ink'}>
          {app ? (
            <Link variant="plain" standalone href={guideHref(app.id, 'mobile')}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Text>
        {note && (
          <Text as="div" size="meta" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
      {known && (
        <span className={css.known}>
          <Text size="meta" tone={done ? 'success' : 'tertiary'}>
            {known}
          </Text>
        </span>
      )}
    </>
  );
}
