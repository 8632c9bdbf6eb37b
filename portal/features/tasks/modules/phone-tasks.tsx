import { paths } from '@yimen/contract/paths';
import { Section } from '@yimen/ui/mobile/section';
import { TaskRows } from '@yimen/ui/mobile/task-rows';
import { Text } from '@yimen/ui/text';
import { useNow } from '../../../lib/time/now.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { deadlineTag } from '../shared/deadline.ts';
import { loadWaiting } from '../shared/load-waiting.ts';
import { waitingHref, waitingNote } from '../shared/waiting.ts';

const phoneTaskCount = 3;

/** 待我处理: open tasks, soonest deadline first. */
export const dueTasks = defineModule({
  sign: 'tasks',
  site: 'mobile',
  memberOnly: true,
  load: ({ call }) => loadWaiting(call, phoneTaskCount),
  Waiting: ({ entry }) => (
    <Section title={entry.name}>
      <RowsSkeleton rows={phoneTaskCount} height={93} />
    </Section>
  ),
  View({ data, entry, retry }) {
    const now = useNow(useHome().now);
    const all = linkTo(paths['mobile-task-center']);
    return (
      <Section title={entry.name} count={data.total} more={all && { label: '全部', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length + data.failed.length === 0 ? (
          <Text as="p" tone="secondary">
            没有要处理的事。
          </Text>
        ) : (
          <TaskRows
            items={data.list.map((task) => ({
              href: waitingHref(paths['mobile-task-center'], task),
              title: task.title,
              note: waitingNote(task)[0] ?? '',
              deadline: deadlineTag(task.deadline, now),
            }))}
          />
        )}
      </Section>
    );
  },
});
