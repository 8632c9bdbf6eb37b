import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { MobileSkeleton, type SkeletonForm } from '@yimen/ui/mobile/skeleton';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import type { SkeletonName } from '../../../lib/page.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { cancelNavigation } from '../../navigation/cancel-navigation.ts';
import { matchRoute } from '../../routes/match.ts';
import { times } from '../../skeleton/blocks.ts';
import * as css from './phone-shape.css.ts';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The shape of the phone page that is on its way; null while one stays within a page, as for a filter or a sheet: what
 * has the same title and the same shape, as the pages of the schedule have.
 */
export function phoneShape(target: Place, from: Place, member: boolean): ReactNode {
  const [page, left] = [pageAt(target), pageAt(from)];
  if (!page?.skeleton || (page.skeleton === left?.skeleton && page.title === left.title)) return null;
  return shapes[page.skeleton](page.title ?? '', member);
}

function pageAt({ pathname, search }: Place) {
  const page = matchRoute(pathname);
  if (page?.layout !== 'mobile') return undefined;
  const { title, skeleton } = page;
  return { title, skeleton: typeof skeleton === 'function' ? skeleton(new URLSearchParams(search)) : skeleton };
}

const shapes: Readonly<Record<SkeletonName, (title: string, member: boolean) => ReactNode>> = {
  home: () => (
    <Blocks>
      <div className={css.hero}>
        <Skeleton height={44} radius="medium" />
      </div>
      {card('icons')}
      <SectionColumns>
        {card('cells', 1, true)}
        {card('cells', 3, true)}
      </SectionColumns>
    </Blocks>
  ),
  hall: (title, member) => (
    <Page title={title} tab>
      <div className={css.search}>
        <Skeleton height={44} radius="medium" />
      </div>
      {member && <div className={css.collected}>{withTitle(<MobileSkeleton form="icons" count={4} />)}</div>}
      <div className={css.hall}>
        <div className={css.rail}>
          {times(9, (index) => (
            <Skeleton key={index} width={56} />
          ))}
        </div>
        {sheet('services', 9)}
      </div>
    </Page>
  ),
  list: (title) => <Page title={title}>{sheet('services', 9)}</Page>,
  detail: () => <Page title="">{sheet('article', 12)}</Page>,
  panel: () => (
    <Page title="">
      {card('cells', 1)}
      {card('cells', 6)}
    </Page>
  ),
};

interface PageProps {
  title: string;
  /** A page of the tab bar, from which nothing leads back. */
  tab?: boolean;
  children: ReactNode;
}

/** The bar is the page's own already, and its arrow leads back to the page that is left. */
function Page({ title, tab, children }: PageProps) {
  return (
    <>
      <PhoneBar title={title} titleElement="p" onBack={tab ? undefined : cancelNavigation} />
      <Blocks>{children}</Blocks>
    </>
  );
}

/** That a page is on its way is said once, by the line at its top. */
function Blocks({ children }: { children: ReactNode }) {
  return <div aria-hidden>{children}</div>;
}

function card(form: SkeletonForm, count?: number, titled = false) {
  const rows = <MobileSkeleton form={form} count={count} />;
  return (
    <Section padding="none">
      <div className={css.card}>{titled ? withTitle(rows) : rows}</div>
    </Section>
  );
}

function withTitle(rows: ReactNode) {
  return (
    <>
      <div className={css.title}>
        <Skeleton width={72} height={20} />
      </div>
      {rows}
    </>
  );
}

function sheet(form: SkeletonForm, count: number) {
  return (
    <div className={css.sheet}>
      <MobileSkeleton form={form} count={count} />
    </div>
  );
}
