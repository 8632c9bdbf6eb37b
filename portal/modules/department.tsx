import { getHomeDept } from '@yimen/contract/homepage/apps';
import { SectionHead } from '@yimen/ui/section-head';
import { useId } from 'react';
import { GroupLinks } from './GroupLinks.tsx';
import { defineModule } from './module.tsx';

/** How many departments the home shows; the hall has them all. */
const shown = 12;

/** 按部门找: who offers services, with how many. */
export const department = defineModule({
  sign: 'department',
  load: ({ call }) => call(getHomeDept, {}),
  View({ data, entry }) {
    const id = useId();
    const offering = data.filter((each) => each.count > 0).sort((a, b) => b.count - a.count);
    if (offering.length === 0) return null;
    return (
      <section aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          more={{ label: `全部 ${offering.length} 个部门`, href: '/service-hall' }}
        />
        <GroupLinks
          items={offering.slice(0, shown).map((each) => ({
            id: each.id,
            name: each.name,
            count: each.count,
            href: `/service-hall?department=${encodeURIComponent(each.id)}`,
          }))}
        />
      </section>
    );
  },
});
