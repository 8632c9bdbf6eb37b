import { paths } from '@yimen/contract/paths';
import { getHomeDept } from '@yimen/contract/services/facets';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { officeName } from '../shared/office.ts';
import { departmentServicesHref } from '../shared/service-links.ts';
import { GroupLinks } from './GroupLinks.tsx';

/** How many departments the home shows; the hall has them all. */
const departmentCount = 12;

/** 按部门找: departments with their number of services. */
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
          items={offering.slice(0, departmentCount).map((each) => ({
            id: each.id,
            name: officeName(each.name, institution),
            icon: each.icon,
            count: each.count,
            href: departmentServicesHref(each.id),
          }))}
        />
      </ModuleSection>
    );
  },
});
