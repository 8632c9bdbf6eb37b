import { hrefTo, paths } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { Empty } from '@yimen/ui/empty';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useCollection } from '../../services/shared/collection/own-services.tsx';
import { useNeedsNetwork } from '../../services/shared/needs-network.ts';
import { PhoneService } from '../../services/shared/PhoneServices.tsx';
import { Sessions } from '../../sign-in/shared/sessions/Sessions.tsx';
import { OwnFeedback } from '../OwnFeedback.tsx';
import { type loader, tabNames } from './load-me.ts';
import { Me } from './Me.tsx';
import * as own from './me.css.ts';
import { Reminders } from './Reminders.tsx';

export { loader, meta } from './load-me.ts';

const mePath = paths['mobile-personal-center'];
const feedbackPath = hrefTo('mobile-personal-center', { query: { tab: 'feedback' } });

/** 我的 on a phone: the person's data, services and settings (DESIGN §9, 17). */
export default function PhonePersonalCenterPage() {
  const data = useLoaderData<typeof loader>();
  if (data.tab === 'overview') return <Me data={data} />;
  const name = tabNames[data.tab];
  return (
    <ToastProvider placement="mobile">
      <PhoneBar title={name} backHref={data.tab === 'feedback' && data.one ? feedbackPath : mePath} />
      <div className={css.body}>
        {data.tab === 'feedback' && (
          <div className={own.sheet}>
            <OwnFeedback {...data} />
          </div>
        )}
        {data.tab === 'account' && (
          <div className={own.account}>
            <Sessions
              fallback={data.sessions ?? undefined}
              password={data.password}
              now={data.now}
              wayOut={{ label: '到“我的”退出', href: mePath }}
            />
          </div>
        )}
        {data.tab === 'reminders' &&
          (data.reminders ? (
            <div className={own.reminders}>
              <Reminders settings={data.reminders} />
            </div>
          ) : (
            <div className={own.sheet}>
              <LoadFailed what="提醒方式" />
            </div>
          ))}
        {(data.tab === 'collected' || data.tab === 'recent') && <Services tab={data.tab} apps={data.apps} />}
      </div>
    </ToastProvider>
  );
}

interface ServicesProps {
  tab: 'collected' | 'recent';
  apps: readonly App[] | null;
}

/** The collected services, with changes that wait for a network, or the recently used ones. */
function Services({ tab, apps }: ServicesProps) {
  const { pictures } = useInstitution();
  const collection = useCollection(apps ?? []);
  const shown = tab === 'collected' ? collection : (apps ?? []).map((app) => ({ app, waits: false }));
  const needsNetwork = useNeedsNetwork(shown.map(({ app }) => app));
  return (
    <div className={own.sheet}>
      {!apps && <LoadFailed what={tabNames[tab]} />}
      {apps && shown.length === 0 && (
        <Empty
          image={pictures.empty}
          title={tab === 'collected' ? '还没有收藏' : '还没有用过服务'}
          text={tab === 'collected' ? '在服务旁点星标，它就会出现在这里。' : undefined}
        />
      )}
      {shown.length > 0 && (
        <ul className={css.rows} aria-label={tabNames[tab]}>
          {shown.map(({ app, waits }) => (
            <li key={app.id}>
              <PhoneService app={app} waits={waits} muted={needsNetwork(app)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
