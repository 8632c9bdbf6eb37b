import { hrefTo } from '@yimen/contract/paths';
import { getAllType, getHomeDept, getLabelType } from '@yimen/contract/services/facets';
import { getServiceApp } from '@yimen/contract/services/list';
import { Link } from '@yimen/ui/link';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { useInAddress } from '../../../../parts/page/address.ts';
import { useInstitution } from '../../../../shell/visit/institution.ts';
import { Framed } from '../../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../../home/shared/module.tsx';
import { officeName } from '../../shared/office.ts';
import { departmentServicesHref } from '../../shared/service-links.ts';
import { GroupLinks } from '../GroupLinks.tsx';
import { affairsOf } from './affairs.ts';
import { EventLine } from './EventLine.tsx';
import * as css from './life-events.css.ts';
import { itemsOfEvent } from './OpenEvent.tsx';

/** Other groupings of services, each shown when the module names it. */
const groupings = ['by-category', 'by-department', 'by-suitable-for'];
const shownDepartments = 12;

/** 人生大事: events from birth to after death, the open one with its services; also by department and kind of people. */
export const lifeEvents = defineModule({
  sign: 'life-events',
  async load({ call }, entry) {
    const named = (sign: string) => entry.children.some((child) => child.sign === sign);
    const [events, departments, labels] = await Promise.all([
      call(getAllType, {}),
      named('by-department') ? call(getHomeDept, {}).catch(() => []) : [],
      named('by-suitable-for') ? call(getLabelType, {}).catch(() => null) : null,
    ]);
    const [first] = affairsOf(events)[0]?.line ?? [];
    const items = first ? (await call(getServiceApp, itemsOfEvent(first.id)).catch(() => null))?.list : undefined;
    return {
      events,
      departments: departments.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
      suitableFor: labels?.suitableFor.filter(({ count }) => count > 0) ?? [],
      /** The services of the event that is open first. */
      first: first && items ? { id: first.id, items: items.map(({ id, name }) => ({ id, name })) } : null,
    };
  },
  View({ data, entry }) {
    const id = useId();
    const { name: institution } = useInstitution();
    const affairs = affairsOf(data.events);
    const [event, openEvent] = useInAddress('event');
    const [whose, setWhose] = useInAddress('whose');
    const views = entry.children.filter(({ sign }) => groupings.includes(sign));
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
            <FoundServices tabsId={views.length > 1 ? `${id}-way` : undefined} id={`${id}-found`} way={way}>
              {way === 'by-department' && (
                <GroupLinks
                  items={data.departments.slice(0, shownDepartments).map((each) => ({
                    id: each.id,
                    name: officeName(each.name, institution),
                    count: each.count,
                    icon: each.icon,
                    href: departmentServicesHref(each.id),
                  }))}
                />
              )}
              {way === 'by-suitable-for' && (
                <GroupLinks
                  items={data.suitableFor.map((each) => ({
                    ...each,
                    href: hrefTo('service-hall', { query: { suitableFor: each.id } }),
                  }))}
                />
              )}
              {way === 'by-category' && (
                <EventLine events={shown.line} first={data.first} chosen={event} onChoose={openEvent} />
              )}
            </FoundServices>
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

/** The services of one grouping; a tab panel when there are several groupings. */
function FoundServices(props: { tabsId: string | undefined; id: string; way: string; children: ReactNode }) {
  const { tabsId, id, way, children } = props;
  return tabsId ? (
    <TabPanel id={id} tabsId={tabsId} value={way}>
      {children}
    </TabPanel>
  ) : (
    children
  );
}
