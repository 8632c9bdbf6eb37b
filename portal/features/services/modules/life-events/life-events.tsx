import { hrefTo } from '@yimen/contract/paths';
import { getAllType, getHomeDept, getLabelType } from '@yimen/contract/services/facets';
import { getServiceApp } from '@yimen/contract/services/list';
import { Link } from '@yimen/ui/link';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { Framed } from '../../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../../parts/modules/module.tsx';
import { useInAddress } from '../../../../parts/page/address.ts';
import { officeName } from '../../../../parts/service/office.ts';
import { useInstitution } from '../../../../shell/visit/institution.ts';
import { GroupLinks } from '../GroupLinks.tsx';
import { affairsOf } from './affairs.ts';
import { EventLine } from './EventLine.tsx';
import * as css from './life-events.css.ts';
import { itemsOfEvent } from './OpenEvent.tsx';

/** Ways to look for a matter, besides its subject, each shown when the module names it. */
const ways = ['by-category', 'by-department', 'by-audience'];
const shownDepartments = 12;

/** 人生大事: matters from birth to after life, the open one with its items in place; also by department and audience. */
export const lifeEvents = defineModule({
  sign: 'life-events',
  async load({ call }, entry) {
    const named = (sign: string) => entry.children.some((child) => child.sign === sign);
    const [matters, departments, labels] = await Promise.all([
      call(getAllType, {}),
      named('by-department') ? call(getHomeDept, {}).catch(() => []) : [],
      named('by-audience') ? call(getLabelType, {}).catch(() => null) : null,
    ]);
    const [first] = affairsOf(matters)[0]?.line ?? [];
    const items = first ? (await call(getServiceApp, itemsOfEvent(first.id)).catch(() => null))?.list : undefined;
    return {
      matters,
      departments: departments.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
      audiences: labels?.audiences.filter(({ count }) => count > 0) ?? [],
      /** The services of the matter that is open first. */
      first: first && items ? { id: first.id, items: items.map(({ id, name }) => ({ id, name })) } : null,
    };
  },
  View({ data, entry }) {
    const id = useId();
    const { name: institution } = useInstitution();
    const affairs = affairsOf(data.matters);
    const [event, openEvent] = useInAddress('event');
    const [whose, setWhose] = useInAddress('whose');
    const views = entry.children.filter(({ sign }) => ways.includes(sign));
    const [asked, setWay] = useInAddress('way');
    const way = (views.find(({ sign }) => sign === asked) ?? views[0])?.sign ?? 'by-category';
    const shown =
      affairs.find((each) => each.id === whose) ??
      affairs.find(({ line }) => line.some((each) => each.id === event)) ??
      affairs[0];
    if (!shown) return null;
    return (
      <Framed>
        <section aria-labelledby={id}>
          <VisuallyHidden as="h2" id={id}>
            {entry.name}
          </VisuallyHidden>
          <div className={css.head}>
            <Tabs
              id={`${id}-whose`}
              panelId={`${id}-panel`}
              label="为谁办事"
              items={affairs.map(({ id: value, name }) => ({ id: value, label: name }))}
              value={shown.id}
              onValueChange={setWhose}
            />
            {views.length > 1 && (
              <Tabs
                id={`${id}-way`}
                panelId={`${id}-found`}
                label="按什么找"
                variant="filled"
                items={views.map(({ sign, name }) => ({ id: sign, label: name }))}
                value={way}
                onValueChange={setWay}
              />
            )}
          </div>
          <TabPanel id={`${id}-panel`} tabsId={`${id}-whose`} value={shown.id}>
            <Found tabsId={views.length > 1 ? `${id}-way` : undefined} id={`${id}-found`} way={way}>
              {way === 'by-department' && (
                <GroupLinks
                  items={data.departments.slice(0, shownDepartments).map((each) => ({
                    id: each.id,
                    name: officeName(each.name, institution),
                    count: each.count,
                    icon: each.icon,
                    href: hrefTo('service-hall', { query: { department: each.id } }),
                  }))}
                />
              )}
              {way === 'by-audience' && (
                <GroupLinks
                  items={data.audiences.map((each) => ({
                    ...each,
                    href: hrefTo('service-hall', { query: { audience: each.id } }),
                  }))}
                />
              )}
              {way === 'by-category' && (
                <EventLine matters={shown.line} first={data.first} chosen={event} onChoose={openEvent} />
              )}
            </Found>
            {way === 'by-category' && shown.daily.length > 0 && (
              <div className={css.daily}>
                <Text size="meta" tone="secondary">
                  日常事项
                </Text>
                {shown.daily.map(({ id: category, name, count }) => (
                  <Text key={category} size="meta">
                    <Link variant="quiet" href={hrefTo('service-hall', { query: { category } })}>
                      {name} {count} 项
                    </Link>
                  </Text>
                ))}
              </div>
            )}
          </TabPanel>
        </section>
      </Framed>
    );
  },
});

/** What a way of looking found; a panel of its own when there are several ways. */
function Found(props: { tabsId: string | undefined; id: string; way: string; children: ReactNode }) {
  const { tabsId, id, way, children } = props;
  return tabsId ? (
    <TabPanel id={id} tabsId={tabsId} value={way}>
      {children}
    </TabPanel>
  ) : (
    children
  );
}
