import type { Guide } from '@yimen/contract/services/guide';
import type { App } from '@yimen/contract/services/service';
import { Link } from '@yimen/ui/link';
import { PhoneLink, PlaceRows } from '../PlaceRows.tsx';
import { departmentHref } from '../shared/service-links.ts';

interface PlaceProps {
  guide: Guide;
  department: App['department'];
  site: 'desktop' | 'mobile';
}

/** Address, opening hours and telephone, and the way to those of the department. */
export function Place({ guide, department, site }: PlaceProps) {
  const { place, hours, contactName, contactPhone, supervisionPhone } = guide;
  const href = departmentHref(department.id, site === 'mobile' ? 'mobile' : 'pc');
  return (
    <PlaceRows
      rows={[
        { label: '地点', content: place },
        { label: '时间', content: hours },
        {
          label: '咨询',
          content: (contactPhone || contactName) && (
            <>
              <PhoneLink number={contactPhone} /> {contactName}
            </>
          ),
        },
        { label: '监督', content: supervisionPhone && <PhoneLink number={supervisionPhone} /> },
        {
          label: '部门',
          content: (
            <Link standalone href={href}>
              {department.name}的地址和电话
            </Link>
          ),
        },
      ]}
    />
  );
}
