import { withQuery } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { phoneSignInTo } from '../../../shell/routes/sign-in-link.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { systemsCategory } from '../../systems/page.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { appState } from '../shared/service-links.ts';
import { sendHit, useStart } from '../shared/start.ts';
import { workPath } from './load-work.ts';
import * as css from './work.css.ts';

interface SystemsProps {
  systems: { list: readonly App[]; total: number } | null;
  /** Whether the systems are for members and the visitor is a guest. */
  needsSignIn: boolean;
}

/** The business systems that open on a phone, and why the others do not. */
export function Systems({ systems, needsSignIn }: SystemsProps) {
  const { pictures } = useInstitution();
  return (
    <div className={css.chosen}>
      <div className={css.listHead}>
        <Heading level={2} size="meta" tone="secondary">
          业务系统
          {systems && <span className={css.count}>{systems.total} 个</span>}
        </Heading>
      </div>
      {needsSignIn && (
        <Empty
          image={pictures.empty}
          title="业务系统登录后可见"
          action={
            <ButtonLink href={phoneSignInTo(withQuery(workPath, { category: systemsCategory }))}>登录</ButtonLink>
          }
        />
      )}
      {!systems && !needsSignIn && <LoadFailed what="业务系统" />}
      {systems?.total === 0 && <Empty image={pictures.empty} title="还没有业务系统" />}
      {systems && systems.total > 0 && (
        <div className={css.systems}>
          <CellGroup>
            {systems.list.map((app) => (
              <System key={app.id} app={app} />
            ))}
          </CellGroup>
        </div>
      )}
    </div>
  );
}

function System({ app }: { app: App }) {
  const start = useStart(app, 'mobile');
  const note = start.kind === 'closed' ? start.reason : (appState(app)?.label ?? app.department.name);
  return (
    <Cell
      icon={<ServiceIcon name={app.icon} size={20} />}
      title={app.name}
      note={start.kind === 'sign-in' ? '登录后打开' : note}
      {...(start.kind !== 'closed' && { href: start.href, external: start.kind === 'open' })}
      onPress={start.kind === 'open' ? () => sendHit(app) : undefined}
    />
  );
}
