import { hrefTo, paths } from '@yimen/contract/paths';
import { getHomeDept } from '@yimen/contract/services/facets';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { officeName } from '../../../parts/service/office.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { GroupLinks } from './GroupLinks.tsx';

/** How many departments the home shows; the hall has them all. */
const shown = 12;

/** 按部门找: who offers services, with how many. */
export const department = defineModule({
  sign: 'department',
  load: ({ call }) => call(getHomeDept, {}),
  View({ data, entry }) {
    const { name: institution } = useInstitution();
    const offering = data.filter((each) => each.count > 0).sort((a, b) => b.count - a.count);
    if (offering.length === 0) return null;
    return (
      <ModuleSection title={entry.name} more={{ label: `全部 ${offering.length} 个部门`, href: paths['service-hall'] }}>
        <GroupLinks
          items={offering.slice(0, shown).map((each) => ({
            id: each.id,
            name: officeName(each.name, institution),
            icon: each.icon,
            count: each.count,
            href: hrefTo('service-hall', { query: { department: each.id } }),
          }))}
        />
      </ModuleSection>
    );
  },
});
