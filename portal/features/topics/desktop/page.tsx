import { Alert } from '@yimen/ui/alert';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Steps } from '@yimen/ui/steps';
import { Text } from '@yimen/ui/text';
import { useLoaderData, useLocation } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';
import { RetryInPlace } from '../../../parts/failures/RetryInPlace.tsx';
import type { ColumnHandle } from '../../../shell/routes/handles.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import type { loader } from './load-topic.ts';
import { StagePanel } from './StagePanel.tsx';
import { doneCount, stageStates, stagesOf } from './stages.ts';
import { TopicColumn } from './TopicColumn.tsx';
import * as css from './topic.css.ts';
import { useProgress } from './use-progress.ts';

export { loader, meta } from './load-topic.ts';

export const handle: ColumnHandle = { Column: TopicColumn, label: '办理进度' };

/** Maximum number of stages side by side. */
const maxStages = 5;

/** A topic: its description, the member's progress, and its steps in stages (DESIGN §9, 26). */
export default function SpecialDetailsPage() {
  const topic = useLoaderData<typeof loader>();
  const { user } = useSite();
  const now = useNow(topic.now);
  const { progress, loading, reload, tick } = useProgress(topic, user !== null);
  const above = useLocation().pathname.split('/details/', 1)[0] ?? '/';
  const stages = stagesOf(topic);
  const withSteps = stages.filter(({ steps }) => steps.length > 0);
  const states = stageStates(withSteps, progress ?? []);
  return (
    <>
      <header className={css.banner}>
        {topic.cover && <img src={topic.cover} alt="" className={css.cover} />}
        <div className={css.words}>
          <div className={css.crumbs}>
            <Breadcrumb size="panel" items={[{ label: usePageName(above), href: above }, { label: topic.name }]} />
          </div>
          <Heading level={1} size="display">
            {topic.name}
          </Heading>
          <Text as="p">{topic.summary}</Text>
        </div>
      </header>
      {user && !progress && (
        <Alert tone="warning" action={<RetryInPlace size="small" retrying={loading} onRetry={reload} />}>
          你的办理进度没有加载出来，清单照常可用
        </Alert>
      )}
      {topic.intro && (
        <Card padding="large">
          <Text as="p" tone="secondary">
            {topic.intro}
          </Text>
        </Card>
      )}
      {progress && withSteps.length > 1 && withSteps.length <= maxStages && (
        <Card padding="large">
          <Steps
            items={withSteps.map(({ name, steps }, index) => ({
              title: name,
              note: `${doneCount(steps, progress)} / ${steps.length}`,
              state: states[index],
            }))}
          />
        </Card>
      )}
      {stages.map((stage) => (
        <StagePanel
          key={stage.name}
          stage={stage}
          progress={progress}
          now={now}
          onTick={(step, done) => void tick(step, done)}
        />
      ))}
    </>
  );
}
