import type { Office } from '@yimen/contract/services/offices';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { PhoneLink, PlaceRows } from '../PlaceRows.tsx';
import { departmentHref, departmentServicesHref } from '../shared/service-links.ts';
import * as css from './offices.css.ts';

interface OfficeFactsProps {
  office: Office;
  terminal: 'pc' | 'mobile';
}

/** Where an office is, how to get there, its hours and telephone, and the way to its services. */
export function OfficeFacts({ office: { id, name, place, way, hours, phone, services }, terminal }: OfficeFactsProps) {
  const { hotline } = useInstitution();
  return (
    <div className={css.facts}>
      {place || way || hours || phone ? (
        <PlaceRows
          rows={[
            { label: '地点', content: place },
            { label: '路线', content: way },
            { label: '时间', content: hours },
            { label: '电话', content: phone && <PhoneLink number={phone} /> },
          ]}
        />
      ) : (
        <Text as="p" tone="secondary">
          还没有登记地点和电话{hotline && '，请拨打服务热线 '}
          {hotline && <PhoneLink number={hotline} />}。
        </Text>
      )}
      {services > 0 && (
        <Link standalone href={departmentServicesHref(id, terminal)} aria-label={`办理 ${services} 项服务：${name}`}>
          办理 {services} 项服务
        </Link>
      )}
    </div>
  );
}

/** An office's name, which leads to a page of its own that can be sent to others. */
export function OfficeName({ office: { id, name }, terminal }: OfficeFactsProps) {
  return (
    <Link standalone variant="plain" href={departmentHref(id, terminal)}>
      {name}
    </Link>
  );
}

/** The institution’s own address, the way there, when its service centre is open, and its hotline. */
export function CentreFacts() {
  const { address, way, hours, hotline, hotlineHours } = useInstitution();
  return (
    <PlaceRows
      rows={[
        { label: '地点', content: address },
        { label: '路线', content: way },
        { label: '时间', content: hours },
        {
          label: '电话',
          content: hotline && (
            <>
              <PhoneLink number={hotline} />
              {hotlineHours && `（${hotlineHours}）`}
            </>
          ),
        },
      ]}
    />
  );
}
