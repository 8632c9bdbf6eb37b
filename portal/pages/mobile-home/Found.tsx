import type { DataOf } from '@yimen/contract/endpoint';
import type { getServiceApp } from '@yimen/contract/homepage/apps';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Section } from '@yimen/ui/mobile/section';
import { ServiceRow, ServiceRows } from '@yimen/ui/mobile/service-row';
import { useInstitution } from '../../modules/institution.ts';
import { officeName } from '../../modules/office.ts';
import { ServiceIcon } from '../../modules/ServiceIcon.tsx';
import { guideHref, stateOf } from '../../modules/service-links.ts';

interface FoundProps {
  query: string;
  /** Null when the search did not answer. */
  found: DataOf<typeof getServiceApp> | null;
}

/** The services that a search on the phone's home found. */
export function Found({ query, found }: FoundProps) {
  const { pictures, name } = useInstitution();
  const list = found?.list ?? [];
  return (
    <Section title={`“${query}”`} note={found ? `${found.total} 项服务` : undefined}>
      {list.length > 0 ? (
        <ServiceRows>
          {list.map((app) => (
            <ServiceRow
              key={app.id}
              href={guideHref(app.id, 'mobile')}
              icon={<ServiceIcon name={app.icon} size={20} />}
              title={app.name}
              meta={[officeName(app.department.name, name), app.promised]}
              online={app.online}
              state={stateOf(app)?.label}
            />
          ))}
        </ServiceRows>
      ) : (
        <Empty
          image={pictures.empty}
          title={found ? '没有找到相符的服务' : '没有加载出来'}
          text={found ? '换个说法，或只用几个字、拼音首字母再试。' : '请检查网络后再搜一次。'}
          action={
            <ButtonLink variant="light" href="/mobile/home">
              返回首页
            </ButtonLink>
          }
        />
      )}
    </Section>
  );
}
