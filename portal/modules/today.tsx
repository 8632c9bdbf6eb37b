import { assets as assetsEndpoint, curriculum, personInfo, taskInfo } from '@yimen/contract/homepage/person';
import { Empty } from '@yimen/ui/empty';
import { EyeIcon, EyeOffIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { SectionHead } from '@yimen/ui/section-head';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { Text } from '@yimen/ui/text';
import { DayTimeline } from '@yimen/ui/timeline';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useId, useState } from 'react';
import { linkTo } from '../routes/links.ts';
import { agendaOf, deadlineTag } from './agenda.ts';
import * as css from './module.css.ts';
import { defineModule, useHome } from './module.tsx';
import { useNow } from './now.ts';

/** How many of each the panel has room for. */
const shown = { lessons: 4, tasks: 4, assets: 6 };

/** 今天的课: the day over the institution's periods, with what is on now. */
export const timetable = defineModule({
  sign: 'timetable',
  memberOnly: true,
  load: ({ call }) => call(curriculum, {}),
  View({ data, entry }) {
    const id = useId();
    const now = useNow(useHome().now);
    const all = linkTo('/schedule-center');
    const agenda = agendaOf(data.lessons, now, data.date);
    // Late in a full day the first entries give way to those still to come.
    const from = Math.max(
      0,
      Math.min(
        agenda.length - shown.lessons,
        agenda.findIndex((item) => item.state !== 'past'),
      ),
    );
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          size="medium"
          spacing="small"
          more={all && { label: '课表', href: all.href }}
        />
        {agenda.length === 0 ? (
          <Empty title="今天没有安排" />
        ) : (
          <DayTimeline items={agenda.slice(from, from + shown.lessons)} />
        )}
      </section>
    );
  },
});

/** 待我处理: what is due, soonest first. */
export const tasks = defineModule({
  sign: 'tasks',
  memberOnly: true,
  load: ({ call }) => call(taskInfo, { status: 'todo', pageSize: shown.tasks }),
  View({ data, entry }) {
    const id = useId();
    const now = useNow(useHome().now);
    const all = linkTo('/task-center');
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          size="medium"
          spacing="small"
          count={data.total}
          more={all && { label: '任务中心', href: all.href }}
        />
        {data.list.length === 0 ? (
          <Empty title="没有要处理的事" />
        ) : (
          <TaskList>
            {data.list.map((task) => (
              <TaskRow
                key={task.id}
                href={all?.href}
                title={task.title}
                note={[task.department, task.step].filter(Boolean)}
                deadline={deadlineTag(task.deadline, now)}
              />
            ))}
          </TaskList>
        )}
      </section>
    );
  },
});

function Masked() {
  return (
    <>
      <span aria-hidden="true">＊＊＊</span>
      <VisuallyHidden>已隐藏</VisuallyHidden>
    </>
  );
}

/** 我的校园: balances and counts; masked ones are hidden until asked for. */
export const assets = defineModule({
  sign: 'assets',
  memberOnly: true,
  async load({ call }) {
    const [list, person] = await Promise.all([call(assetsEndpoint, {}), call(personInfo, {})]);
    return { list: list.slice(0, shown.assets), lastLogin: person.lastLogin };
  },
  View({ data, entry }) {
    const id = useId();
    const [open, setOpen] = useState(false);
    const masked = data.list.some((asset) => asset.masked);
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          size="medium"
          spacing="small"
          end={
            masked && (
              <IconButton
                label={open ? '隐藏金额' : '显示金额'}
                icon={open ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
                size="small"
                onClick={() => setOpen(!open)}
              />
            )
          }
        />
        <dl className={css.assets}>
          {data.list.map((asset) => (
            <div key={asset.code} className={css.asset}>
              <Text as="dt" size="meta" tone="tertiary" lines={1}>
                {asset.name}
              </Text>
              <dd className={css.assetValue}>
                <Text size="title2" strong>
                  {asset.masked && !open ? <Masked /> : asset.value}
                </Text>{' '}
                <Text size="meta" tone="secondary">
                  {asset.unit}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
        {data.lastLogin && (
          <div className={css.paneFoot}>
            <Text size="meta" tone="tertiary">
              上次登录　{data.lastLogin}
            </Text>
          </div>
        )}
      </section>
    );
  },
});
