import { hrefTo, paths } from '@yimen/contract/paths';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import * as css from './details.css.ts';
import { GuideAside } from './GuideAside.tsx';
import { GuideHead } from './GuideHead.tsx';
import { GuideSections } from './GuideSections.tsx';
import type { loader } from './load-guide.ts';

export { loader, meta } from './load-guide.ts';

/** A service's complete guide, with 立即办理 always visible (DESIGN §9, 05). */
export default function ServiceDetails() {
  const { app, guide, related, downloads } = useLoaderData<typeof loader>();
  return (
    <ToastProvider>
      <div className={css.wrap}>
        <div className={css.crumbs}>
          <Breadcrumb
            items={[
              { label: usePageName(paths['service-hall']), href: paths['service-hall'] },
              { label: app.category.name, href: hrefTo('service-hall', { query: { category: app.category.id } }) },
              { label: app.name },
            ]}
          />
        </div>
        <div className={css.columns}>
          <article className={css.main}>
            <GuideHead app={app} guide={guide} />
            <GuideSections guide={guide} department={app.department} downloads={downloads} />
          </article>
          <GuideAside app={app} related={related} />
        </div>
      </div>
    </ToastProvider>
  );
}
