import { type CountedGroup, getAllType } from '@yimen/contract/homepage/apps';
import { SectionHead } from '@yimen/ui/section-head';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { useId, useState } from 'react';
import { GroupLinks } from './GroupLinks.tsx';
import { defineModule } from './module.tsx';

/** Matters of a person's life and of daily papers belong to one's own affairs; the rest to an enterprise. */
export function affairsOf(matters: readonly CountedGroup[]): { id: string; name: string; matters: CountedGroup[] }[] {
  const open = matters.filter((matter) => matter.count > 0);
  const enterprise = open.filter((matter) => matter.group === 'enterprise');
  const own = open.filter((matter) => matter.group !== 'enterprise');
  return [
    { id: 'personal', name: '个人办事', matters: own },
    { id: 'enterprise', name: '企业办事', matters: enterprise },
  ].filter((affairs) => affairs.matters.length > 0);
}

/** 人生大事: services by the matter they belong to, for people and for enterprises. */
export const lifeEvents = defineModule({
  sign: 'life-events',
  load: ({ call }) => call(getAllType, {}),
  View({ data, entry }) {
    const id = useId();
    const affairs = affairsOf(data);
    const [chosen, choose] = useState(affairs[0]?.id);
    const shown = affairs.find((each) => each.id === chosen) ?? affairs[0];
    if (!shown) return null;
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={affairs.length > 1 ? '按事项找' : entry.name}
          titleId={id}
          spacing="none"
          more={{ label: '全部服务', href: '/service-hall' }}
          tabs={
            affairs.length > 1 && (
              <Tabs
                id={`${id}-tabs`}
                panelId={`${id}-panel`}
                label="为谁办事"
                variant="filled"
                items={affairs.map(({ id: value, name }) => ({ id: value, label: name }))}
                value={shown.id}
                onValueChange={choose}
              />
            )
          }
        />
        <TabPanel id={`${id}-panel`} tabsId={`${id}-tabs`} value={shown.id}>
          <GroupLinks
            items={shown.matters.map((each) => ({
              id: each.id,
              name: each.name,
              count: each.count,
              icon: each.icon,
              href: `/service-hall?category=${encodeURIComponent(each.id)}`,
            }))}
          />
        </TabPanel>
      </section>
    );
  },
});
