import { getAppGuide } from '@yimen/contract/homepage/apps';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import { pageNotFound, routeError } from '../../errors/route-error.ts';
import { Aside } from './Aside.tsx';
import * as css from './details.css.ts';
import { GuideHead } from './GuideHead.tsx';
import { GuideSections } from './GuideSections.tsx';

/** What an id may look like; anything else cannot name a service. */
const id = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const appId = params.id ?? '';
  if (!id.test(appId)) throw pageNotFound(pathname);
  try {
    return await visitOf(context).api.call(getAppGuide, { appId });
  } catch (error) {
    throw routeError(error, pathname);
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, summary } = loaderData.app;
  return [{ title: pageTitle(matches, name) }, { name: 'description', content: summary }];
};

export default function ServiceDetails() {
  const { app, guide, related } = useLoaderData<typeof loader>();
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
