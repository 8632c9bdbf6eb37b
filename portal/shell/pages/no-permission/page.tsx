import { paths } from '@yimen/contract/paths';
import type { UnitConfig } from '@yimen/contract/unit';
import { ButtonLink } from '@yimen/ui/button';
import { ErrorScreen } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';

import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { dialable } from '../../../lib/dialable.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import * as css from '../../errors/error.css.ts';
import { errorTitle } from '../../errors/route-error.ts';
import { matchRoute } from '../../routes/match.ts';
import { leave } from '../../sign-out/leave.ts';
import { useSiteIfKnown } from '../../visit/current.ts';
import { pageTitle } from '../../visit/title.ts';

const noAuthorisation = 1004;

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, errorTitle({ code: noAuthorisation })) },
];

/** The refused page, if the address names one that a phone menu may lack. */
export function loader({ url }: LoaderFunctionArgs) {
  const page = matchRoute(url.searchParams.get('path') ?? '');
  return page?.guards.includes('phone-menu') ? { path: page.path, name: page.title } : null;
}

/** A phone page that the member's menu lacks; opening it again checks whether that has changed (DESIGN §9, 18). */
export default function NoPermission() {
  const refused = useLoaderData<typeof loader>();
  const unit = useSiteIfKnown()?.site.unit;
  return (
    <div className={css.frame}>
      <PhoneBar title="提示" titleElement="p" backHref={paths['mobile-home']} />
      <main id="main" tabIndex={-1} className={css.main}>
        <ErrorScreen
          code={noAuthorisation}
          image={unit?.pictures.noAuthorisation}
          description={`您没有${refused ? `「${refused.name}」页面` : '这个页面'}的访问权限，请联系管理员申请`}
          message={unit?.hotline ? <Hotline unit={unit} /> : '开通以后，重新打开即可。'}
          onAction={() => leave(paths['mobile-home'])}
          secondary={
            <>
              {refused && (
                <ButtonLink variant="text" size="large" href={refused.path}>
                  重新打开
                </ButtonLink>
              )}
              <ButtonLink variant="text" size="large" href={paths['mobile-home']}>
                返回首页
              </ButtonLink>
            </>
          }
        />
      </main>
    </div>
  );
}

/** The institution's hotline as a link that dials. */
function Hotline({ unit: { name, hotline, hotlineHours } }: { unit: UnitConfig }) {
  const digits = dialable(hotline);
  return (
    <>
      {name}服务热线
      <br />
      {digits ? (
        <Link standalone href={`tel:${digits}`}>
          {hotline}
        </Link>
      ) : (
        hotline
      )}
      {hotlineHours && `，${hotlineHours}`}
    </>
  );
}
