import type { StepProgress } from '@yimen/contract/topics';
import { Avatar } from '@yimen/ui/avatar';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { ProgressRing } from '@yimen/ui/progress';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { useMatches } from 'react-router';
import { chineseDay, daysBetween, type Moment } from '../../../lib/time/clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { type RootData, useSite } from '../../../shell/visit/current.ts';
import { GuestCard } from '../../home/shared/GuestCard.tsx';
import type { loader } from './load-topic.ts';
import { doneCount, stepView } from './stages.ts';
import { TopicTools } from './TopicTools.tsx';
import * as css from './topic.css.ts';
import { useProgress } from './use-progress.ts';

type Topic = Awaited<ReturnType<typeof loader>>;

/** The member's progress with the topic, the steps that need attention now, and actions (DESIGN §9, 26). */
export function TopicColumn() {
  const topic = useMatches().at(-1)?.loaderData as Topic | undefined;
  return topic && <Column topic={topic} />;
}

function Column({ topic }: { topic: Topic }) {
  const { user } = useSite();
  const now = useNow(topic.now);
  const { progress } = useProgress(topic, user !== null);
  const total = topic.checklist.length;
  const done = doneCount(topic.checklist, progress ?? []);
  return (
    <>
      {!user && <GuestCard onPaper />}
      <Card padding="none">
        {progress && total > 0 && (
          <div className={css.progress}>
            <Reached done={done} total={total} />
            <Deadline deadline={topic.deadline} now={now} />
          </div>
        )}
        {user && (
          <div className={css.part}>
            <Person user={user} />
          </div>
        )}
        {user && <Needs topic={topic} progress={progress} now={now} />}
        {!user && topic.deadline && (
          <div className={css.part}>
            <Deadline deadline={topic.deadline} now={now} />
          </div>
        )}
        <div className={css.part}>
          <TopicTools />
        </div>
      </Card>
    </>
  );
}

function Reached({ done, total }: { done: number; total: number }) {
  return (
    <>
      <ProgressRing size={128} label="办理进度" value={done} max={total} valueText={`${done} / ${total}`}>
        <span className={css.count}>
          <Text size="title1" strong>
            {done}
          </Text>
          <Text tone="tertiary">/ {total}</Text>
        </span>
      </ProgressRing>
      <div className={css.left} role="status">
        <Text size="title3" strong>
          {done === total ? '全部办完了' : `还差 ${total - done} 个环节`}
        </Text>
      </div>
    </>
  );
}

function Person({ user }: { user: NonNullable<RootData['user']> }) {
  return (
    <div className={css.who}>
      <Avatar name={user.name} src={user.avatar ?? undefined} size={40} decorative />
      <div>
        <Text as="p" strong>
          {user.name}
        </Text>
        <Text as="p" size="meta" tone="tertiary">
          {[user.department, user.title].filter(Boolean).join('　')}
        </Text>
      </div>
    </div>
  );
}

interface NeedsProps {
  topic: Topic;
  progress: readonly StepProgress[] | undefined;
  now: Moment;
}

/** The steps that need attention now, each a link to its place in the list. */
function Needs({ topic, progress, now }: NeedsProps) {
  const urgent = topic.checklist.flatMap((item) => {
    const { state, due } = stepView(item, now, progress);
    return state === 'urgent' ? [{ title: item.title, due }] : [];
  });
  if (urgent.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="needs-you">
      <Heading level={2} size="body" id="needs-you">
        需要你处理
      </Heading>
      <ul className={css.needs}>
        {urgent.map(({ title, due }) => (
          <li key={title} className={css.need}>
            <a href={`#${encodeURIComponent(title)}`} className={css.needLink}>
              {title}
            </a>
            {due && <Tag tone={due.tone}>{due.label}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deadline({ deadline, now }: { deadline: string | null; now: Moment }) {
  if (!deadline) return null;
  const left = daysBetween(now.day, deadline);
  const words = left < 0 ? '已经截止' : left === 0 ? '今天截止' : `截止，还有 ${left} 天`;
  return (
    <Text as="p" tone="secondary">
      {chineseDay(deadline)}
      {words}
    </Text>
  );
}
