import { recommendByType } from '@yimen/contract/homepage/apps';
import { homeStatistic } from '@yimen/contract/homepage/site';
import { Empty } from '@yimen/ui/empty';
import { Link } from '@yimen/ui/link';
import { SectionHead } from '@yimen/ui/section-head';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { Text } from '@yimen/ui/text';
import { useId, useState } from 'react';
import * as css from './module.css.ts';
import { defineModule, useHome } from './module.tsx';
import { ServiceRow } from './ServiceRow.tsx';

/** Words in an audience's name that tell whom it is for. */
const audienceOf: Record<string, string> = { STUDENT: '学生', TEACHER: '教师', STAFF: '职工', CITIZEN: '个人' };

/** Characters of all tabs that leave room for the way to all services beside them. */
const besideMore = 16;

/** The group to show first: the one for people like this visitor, otherwise the first. */
export function ownGroup<G extends { name: string }>(groups: readonly G[], userType: string): G | undefined {
  const word = audienceOf[userType];
  return (word ? groups.find((group) => group.name.includes(word)) : undefined) ?? groups[0];
}

/** 推荐服务: one group of services for each audience. */
export const recommend = defineModule({
  sign: 'recommend',
  async load({ call, member }) {
    const [groups, { services }] = await Promise.all([
      call(recommendByType, { count: member ? 12 : 15 }),
      call(homeStatistic, {}),
    ]);
    return { groups: groups.filter((group) => group.apps.length > 0), services };
  },
  View({ data: { groups, services }, entry }) {
    const id = useId();
    const { userType } = useHome();
    const [chosen, choose] = useState(() => ownGroup(groups, userType)?.id);
    const all = { label: `全部 ${services} 项`, href: '/service-hall' };
    const roomy = groups.reduce((sum, { name }) => sum + name.length, 0) <= besideMore;
    const group = groups.find((each) => each.id === chosen) ?? groups[0];
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          spacing="none"
          more={roomy ? all : undefined}
          tabs={
            groups.length > 1 && (
              <Tabs
                id={`${id}-tabs`}
                panelId={`${id}-panel`}
                label="服务对象"
                variant="filled"
                items={groups.map(({ id: value, name }) => ({ id: value, label: name }))}
                value={group?.id}
                onValueChange={choose}
              />
            )
          }
        />
        {group ? (
          <TabPanel id={`${id}-panel`} tabsId={`${id}-tabs`} value={group.id}>
            <ul className={css.services}>
              {group.apps.map((app) => (
                <li key={app.id}>
                  <ServiceRow app={app} />
                </li>
              ))}
            </ul>
            <div className={css.legend}>
              <span className={css.marks} aria-hidden="true">
                <span className={css.legendItem}>
                  <span className={css.legendFilled} />
                  <Text size="meta" tone="tertiary">
                    全程网办
                  </Text>
                </span>
                <span className={css.legendItem}>
                  <span className={css.legendOutlined} />
                  <Text size="meta" tone="tertiary">
                    需到现场
                  </Text>
                </span>
              </span>
              {!roomy && <Link href={all.href}>{all.label}</Link>}
            </div>
          </TabPanel>
        ) : (
          <Empty title="还没有推荐的服务" />
        )}
      </section>
    );
  },
});
