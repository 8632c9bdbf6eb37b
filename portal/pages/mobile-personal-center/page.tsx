import { Empty } from '@yimen/ui/empty';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { useInstitution } from '../../modules/institution.ts';
import { Sessions } from '../../modules/sessions/Sessions.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { PhoneService } from '../parts/PhoneServices.tsx';
import * as css from '../parts/phone.css.ts';
import { type loader, tabNames } from './load-me.ts';
import { Me } from './Me.tsx';
import * as own from './me.css.ts';

export { loader, meta } from './load-me.ts';

const path = '/mobile/personal-center';

/** 我的 on a phone: who one is, what one has and uses, and how one wants it (DESIGN §9, 17). */
export default function MobilePersonalCenterPage() {
  const data = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  if (data.tab === 'overview') return <Me data={data} />;
  const name = tabNames[data.tab];
  return (
    <ToastProvider placement="mobile">
      <PhoneBar title={name} backHref={path} />
      <div className={css.body}>
        {data.tab === 'account' ? (
          <div className={own.account}>
            <Sessions
              fallback={data.sessions ?? undefined}
              now={data.now}
              wayOut={{ label: '到“我的”退出', href: path }}
            />
          </div>
        ) : (
          <div className={own.sheet}>
            {!data.apps && <LoadFailed what={name} />}
            {data.apps?.length === 0 && (
              <Empty
                image={pictures.empty}
                title={data.tab === 'collected' ? '还没有收藏' : '还没有用过服务'}
                text={data.tab === 'collected' ? '在服务旁点星标，它就会出现在这里。' : undefined}
              />
            )}
            {data.apps && data.apps.length > 0 && (
              <ul className={css.rows} aria-label={name}>
                {data.apps.map((app) => (
                  <li key={app.id}>
                    <PhoneService app={app} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </ToastProvider>
  );
}
