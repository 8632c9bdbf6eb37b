import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { MobileSkeleton, type SkeletonForm } from '@yimen/ui/mobile/skeleton';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import type { PhoneShape } from '../../../lib/page.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { stay } from '../../navigation/stay.ts';
import { matchRoute } from '../../routes/match.ts';
import { times, width } from '../../skeleton/blocks.ts';
import * as css from './phone-shape.css.ts';

interface Place {
  pathname: string;
  search: string;
}

/** The shape of the phone page that is on its way; null while one stays within a page, as for a filter or a sheet. */
export function phoneShape(target: Place, from: Place, member: boolean): ReactNode {
  const name = shapeAt(target);
  return name && name !== shapeAt(from) ? shapes[name](member) : null;
}

function shapeAt({ pathname, search }: Place): PhoneShape | null {
  const route = matchRoute(pathname);
  if (route?.layout !== 'mobile') return null;
  return typeof route.skeleton === 'function' ? route.skeleton(new URLSearchParams(search)) : route.skeleton;
}

const shapes: Readonly<Record<PhoneShape, (member: boolean) => ReactNode>> = {
  'phone-home': () => (
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
  'phone-work': (member: boolean) => (
    <Page title="办事" tab>
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
  'phone-news': () => (
    <Page title="资讯" tab>
      {tabs}
      <div className={css.lead}>
        <Skeleton height={192} radius="medium" />
        <Skeleton height={20} />
        <Skeleton width="64%" height={12} />
      </div>
      {sheet('news', 5)}
    </Page>
  ),
  'phone-article': () => <Page title="">{sheet('article', 12)}</Page>,
  'phone-me': () => (
    <Blocks>
      <div className={css.person}>
        <Skeleton width={64} height={64} radius="round" />
        <div className={css.words}>
          <Skeleton width={96} height={24} />
          <Skeleton width={168} height={12} />
        </div>
      </div>
      <Section padding="none">{facts(4)}</Section>
      <SectionColumns>
        {card('icons', 4, true)}
        {card('cells', 4)}
        {card('cells', 3)}
      </SectionColumns>
    </Blocks>
  ),
  'phone-mine': () => <Page title="我的">{sheet('services', 8)}</Page>,
  'phone-tasks': () => (
    <Page title="任务中心">
      {tabs}
      {card('cells', 6)}
    </Page>
  ),
  'phone-matter': () => (
    <Page title="">
      {card('cells', 1)}
      {card('cells', 6)}
    </Page>
  ),
  'phone-schedule': () => (
    <Page title="我的日程">
      <div className={css.days}>
        {times(7, (index) => (
          <Skeleton key={index} width={28} height={44} radius="medium" />
        ))}
      </div>
      {card('cells', 4)}
    </Page>
  ),
  'phone-entry': () => <Page title="日程详情">{sheet('article', 4)}</Page>,
  'phone-notices': () => (
    <Page title="通知公告">
      {tabs}
      {times(6, (index) => (
        <div key={index} className={css.notice}>
          <Skeleton width={`${60 + (index % 3) * 12}%`} height={20} />
          <Skeleton height={12} />
          <Skeleton width={width(index)} height={12} />
        </div>
      ))}
    </Page>
  ),
  'phone-notice': () => <Page title="通知公告">{sheet('article', 12)}</Page>,
  'phone-search': () => (
    <Page title="">
      <div className={css.searchField}>
        <Skeleton height={40} radius="medium" />
      </div>
      {sheet('cells', 6)}
    </Page>
  ),
  'phone-guide': () => (
    <Page title="办事指南">
      {sheet('services', 1)}
      <div className={css.sheet}>{facts(3)}</div>
      {tabs}
      <SectionColumns>
        {card('article', 5)}
        {card('cells', 3)}
      </SectionColumns>
      <div className={css.foot}>
        <Skeleton height={48} radius="medium" />
      </div>
    </Page>
  ),
  'phone-topic': () => (
    <Page title="专题">
      <div className={css.topic}>
        <Skeleton width="62%" height={24} />
      </div>
      {card('cells', 1)}
      {card('cells', 5)}
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
      <PhoneBar title={title} titleElement="p" onBack={tab ? undefined : stay} />
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

function facts(count: number) {
  return (
    <div className={css.facts}>
      {times(count, (index) => (
        <div key={index} className={css.fact}>
          <Skeleton width={48} height={20} />
          <Skeleton width={56} height={12} />
        </div>
      ))}
    </div>
  );
}

const tabs = (
  <div className={css.tabs}>
    {times(5, (index) => (
      <Skeleton key={index} width={width(index) - 32} />
    ))}
  </div>
);
