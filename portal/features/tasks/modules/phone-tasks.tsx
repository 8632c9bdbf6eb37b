import { paths } from '@yimen/contract/paths';
import { Section } from '@yimen/ui/mobile/section';
import { TaskRows } from '@yimen/ui/mobile/task-rows';
import { Text } from '@yimen/ui/text';
import { useNow } from '../../../lib/time/now.ts';
import { deadlineTag } from '../../../parts/due/agenda.ts';
import { waitingHref, waitingNote } from '../../../parts/due/waiting.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { defineModule, useHome } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

const shown = 3;

/** 待我处理: what is due, soonest first. */
export const dueTasks = defineModule({
  sign: 'tasks',
  site: 'mobile',
  memberOnly: true,
  // The server alone sorts; the browser would fetch the sorting with its first page.
  load: async ({ call }) => (await import('../../../parts/due/load-waiting.ts')).loadWaiting(call, shown),
  Waiting: ({ entry }) => (
    <Section title={entry.name}>
      <RowsSkeleton rows={shown} height={93} />
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
            items={data.list.map((matter) => ({
              href: waitingHref(paths['mobile-task-center'], matter),
              title: matter.title,
              note: waitingNote(matter)[0] ?? '',
              deadline: deadlineTag(matter.deadline, now),
            }))}
          />
        )}
      </Section>
    );
  },
});
