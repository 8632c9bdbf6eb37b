import { paths } from '@yimen/contract/paths';
import { recommendByType } from '@yimen/contract/services/recommendations';
import { homeStatistic } from '@yimen/contract/site';
import { Empty } from '@yimen/ui/empty';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useInAddress } from '../../../parts/page/address.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import * as css from '../../home/shared/module.css.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { namedParts } from '../../home/shared/named-parts.ts';
import { ServiceRow } from '../shared/ServiceRow.tsx';

/** Words in a group's name that say for whom it is. */
const wordsOfUserTypes: Record<string, string> = { STUDENT: '学生', TEACHER: '教师', STAFF: '职工', CITIZEN: '个人' };

/** Maximum number of characters of all tabs that leaves room for the link to all services. */
const besideMore = { narrow: 16, wide: 24 };

/** The group to show first: the one for the visitor's user type, otherwise the first. */
export function ownGroup<G extends { name: string }>(groups: readonly G[], userType: string): G | undefined {
  const word = wordsOfUserTypes[userType];
  return (word ? groups.find((group) => group.name.includes(word)) : undefined) ?? groups[0];
}

/** 推荐服务: a group of services for each kind of people. */
export const recommendModule = defineModule({
  sign: 'recommend',
  async load({ call, member }, { children }) {
    const [groups, { services }] = await Promise.all([
      call(recommendByType, { count: member ? 12 : 15 }),
      call(homeStatistic, {}),
    ]);
    return { groups: namedParts(groups, children).filter(({ apps }) => apps.length > 0), services };
  },
  View({ data: { groups, services }, entry }) {
    const { userType, template = 1 } = useHome();
    // Three per row beside the week's list, four where it has the full width.
    const wide = template !== 1;
    const [chosen, choose] = useInAddress('suitableFor');
    const all = { label: `全部 ${services} 项`, href: paths['service-hall'] };
    const roomy = groups.reduce((sum, { name }) => sum + name.length, 0) <= besideMore[wide ? 'wide' : 'narrow'];
    const group = groups.find(({ id }) => id === chosen) ?? ownGroup(groups, userType);
    return (
      <ModuleSection
        title={entry.name}
        spacing="none"
        more={roomy ? all : undefined}
        views={{
          label: '服务对象',
          items: groups.map(({ id, name }) => ({ id, label: name })),
          value: group?.id ?? '',
          onValueChange: choose,
        }}
      >
        {group ? (
          <>
            <ul className={wide ? css.servicesWide : css.services}>
              {group.apps.slice(0, wide ? 12 : group.apps.length).map((app) => (
                <li key={app.id}>
                  <ServiceRow app={app} brief={wide} />
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
          </>
        ) : (
          <Empty title="还没有推荐的服务" />
        )}
      </ModuleSection>
    );
  },
});
