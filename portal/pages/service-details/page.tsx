import { getAppGuide } from '@yimen/contract/homepage/apps';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import { pageNotFound, routeError } from '../../errors/route-error.ts';
import type { Route } from './+types/page';
import { Aside } from './Aside.tsx';
import * as css from './details.css.ts';
import { GuideHead } from './GuideHead.tsx';
import { GuideSections } from './GuideSections.tsx';

/** What an id may look like; anything else cannot name a service. */
const id = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (!id.test(params.id)) throw pageNotFound(pathname);
  try {
    return await visitOf(context).api.call(getAppGuide, { appId: params.id });
  } catch (error) {
    throw routeError(error, pathname);
  }
}

export const meta: Route.MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, summary } = loaderData.app;
  return [{ title: pageTitle(matches, name) }, { name: 'description', content: summary }];
};

export default function ServiceDetails({ loaderData: { app, guide, related } }: Route.ComponentProps) {
  return (
    <div className={css.wrap}>
      <Breadcrumb
        items={[
          { label: '服务大厅', href: '/service-hall' },
          { label: app.category.name, href: `/service-hall?category=${encodeURIComponent(app.category.id)}` },
          { label: app.name },
        ]}
      />
      <div className={css.columns}>
        <article className={css.main}>
          <GuideHead app={app} guide={guide} />
          <GuideSections guide={guide} />
        </article>
        <Aside app={app} related={related} />
      </div>
    </div>
  );
}
