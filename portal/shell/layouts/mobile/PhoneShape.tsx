import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { MobileSkeleton, type SkeletonForm } from '@yimen/ui/mobile/skeleton';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import type { SkeletonName } from '../../../lib/page.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { cancelNavigation } from '../../navigation/cancel-navigation.ts';
import type { PageAddress } from '../../routes/counterparts.ts';
import { phonePageAt } from '../../routes/match.ts';
import { repeat } from '../../skeleton/blocks.ts';
import * as css from './phone-shape.css.ts';

/**
 * The skeleton of the next phone page; null while the title and skeleton stay the same, as for a filter, a sheet, or
 * another page of the schedule.
 */
export function phoneShape(target: PageAddress, from: PageAddress, member: boolean): ReactNode {
  const [page, left] = [shapeAt(target), shapeAt(from)];
  if (!page?.skeleton || (page.skeleton === left?.skeleton && page.title === left.title)) return null;
  return phoneShapes[page.skeleton](page.title ?? '', member);
}

function shapeAt({ pathname, search }: PageAddress) {
  const page = phonePageAt(pathname);
  if (!page) return undefined;
  const { title, skeleton } = page;
  return { title, skeleton: typeof skeleton === 'function' ? skeleton(new URLSearchParams(search)) : skeleton };
}

const phoneShapes: Readonly<Record<SkeletonName, (title: string, member: boolean) => ReactNode>> = {
  home: () => (
    <ShapeBlocks>
      <div className={css.hero}>
        <Skeleton height={44} radius="medium" />
      </div>
      {card('icons')}
      <SectionColumns>
        {card('cells', 1, true)}
        {card('cells', 3, true)}
      </SectionColumns>
    </ShapeBlocks>
  ),
  hall: (title, member) => (
    <Page title={title} tab>
      <div className={css.search}>
        <Skeleton height={44} radius="medium" />
      </div>
      {member && <div className={css.collected}>{withTitle(<MobileSkeleton form="icons" count={4} />)}</div>}
      <div className={css.hall}>
        <div className={css.rail}>
          {repeat(9, (index) => (
            <Skeleton key={index} width={56} />
          ))}
        </div>
        {sheetShape('services', 9)}
      </div>
    </Page>
  ),
  list: (title) => <Page title={title}>{sheetShape('services', 9)}</Page>,
  detail: () => <Page title="">{sheetShape('article', 12)}</Page>,
  panel: () => (
    <Page title="">
      {card('cells', 1)}
      {card('cells', 6)}
    </Page>
  ),
};

interface PageProps {
  title: string;
  /** A page of the tab bar, which has no back arrow. */
  tab?: boolean;
  children: ReactNode;
}

/** The bar is the page's own already, and its arrow leads back to the previous page. */
function Page({ title, tab, children }: PageProps) {
  return (
    <>
      <PhoneBar title={title} titleElement="p" onBack={tab ? undefined : cancelNavigation} />
      <ShapeBlocks>{children}</ShapeBlocks>
    </>
  );
}

/** Not announced: the progress line at the top already announces the loading. */
function ShapeBlocks({ children }: { children: ReactNode }) {
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

function sheetShape(form: SkeletonForm, count: number) {
  return (
    <div className={css.sheet}>
      <MobileSkeleton form={form} count={count} />
    </div>
  );
}
