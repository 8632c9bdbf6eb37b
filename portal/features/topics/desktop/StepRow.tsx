import type { StepProgress } from '@yimen/contract/topics';
import { CheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { type Moment, monthDay } from '../../../lib/time/clock.ts';
import { StartLink } from '../../services/shared/StartLink.tsx';
import { guideHref } from '../../services/shared/service-links.ts';
import { type ChecklistItem, doneText, isRecorded, type StepView, stepView } from './stages.ts';
import * as css from './topic.css.ts';

interface StepRowProps {
  item: ChecklistItem;
  /** Undefined where steps cannot be marked as done. */
  progress: readonly StepProgress[] | undefined;
  now: Moment;
  onTick: (done: boolean) => void;
}

/** A step: whether it is done, its details, and the button to start it. */
export function StepRow({ item, progress, now, onTick }: StepRowProps) {
  const { title, app, note } = item;
  const view = stepView(item, now, progress);
  const urgent = view.state === 'urgent';
  const about = [app?.department.name, note].filter(Boolean).join('，');
  return (
    <li id={encodeURIComponent(title)} className={urgent ? css.urgentStep : css.step}>
      {progress ? (
        <label className={css.tick}>
          <input
            type="checkbox"
            className={css.box}
            checked={view.state === 'done'}
            disabled={isRecorded(view)}
            onChange={(event) => onTick(event.target.checked)}
            aria-label={`我已办：${title}`}
          />
          <span className={css.mark} aria-hidden="true">
            <span className={css.check}>
              <CheckIcon size={16} />
            </span>
          </span>
        </label>
      ) : (
        <span className={css.dot} aria-hidden="true" />
      )}
      <div className={css.about}>
        <Text as="div" strong>
          {app ? (
            <Link standalone variant="plain" href={guideHref(app.id)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Text>
        {about && (
          <Text as="div" size="meta" tone="tertiary">
            {about}
          </Text>
        )}
      </div>
      <div className={css.known}>
        <Known view={view} />
      </div>
      <div className={css.act}>
        {app && view.state !== 'done' && (
          <StartLink app={app} label="去办理" name={title} size="small" variant={urgent ? 'primary' : 'outline'} />
        )}
        {app && view.state === 'done' && (
          <Text size="meta">
            <Link standalone href={guideHref(app.id)} aria-label={`查看${title}`}>
              查看
            </Link>
          </Text>
        )}
      </div>
    </li>
  );
}

/** Details of a step, the most urgent first. */
function Known({ view: { state, own, due, rule } }: { view: StepView }) {
  if (own && state === 'done') {
    return (
      <Text size="meta" tone="success">
        {doneText(own)}
      </Text>
    );
  }
  const used = own?.used;
  return (
    <>
      {due && <Tag tone={due.tone}>{due.label}</Tag>}
      {own?.task && (
        <Text as="div" size="meta" tone="warning">
          {own.task.title}
        </Text>
      )}
      {rule && (
        <Text as="div" size="meta" tone="secondary">
          {rule}
        </Text>
      )}
      {used && (
        <Text as="div" size="meta" tone="tertiary">
          {[`${monthDay(used.at)} 用过`, used.result].filter(Boolean).join('，')}
        </Text>
      )}
    </>
  );
}
