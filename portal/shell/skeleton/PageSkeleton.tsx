import type { MenuItem } from '@yimen/contract/site';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { DesktopShape, Page } from '../../lib/page.ts';
import { matchRoute } from '../routes/match.ts';
import { nameInMenu } from '../visit/current-entry.ts';
import { GuideShape } from './GuideShape.tsx';
import { HallShape, SystemsShape } from './HallShapes.tsx';
import { HomeShape } from './HomeShape.tsx';
import { PersonShape, ScheduleShape, TasksShape } from './PersonalShape.tsx';
import { PersonPanels, type PersonPanelsProps } from './PersonPanels.tsx';
import { ArticleShape, InfoShape, NewsShape, NoticesShape, SearchShape } from './ReadingShapes.tsx';
import * as css from './skeleton.css.ts';
import { TopicShape, TopicsShape } from './TopicShape.tsx';

interface Leaving {
  /** Path of the page that is left. */
  from: string;
  member: boolean;
  menu: readonly MenuItem[];
}

/**
 * The shape of the desktop page that is on its way (DESIGN §9, 32 and 32b); null where it is not known, and within the
 * personal centre, whose own frame stays.
 */
export function pageShape(target: string, { from, member, menu }: Leaving): ReactNode {
  const place = new URL(target, 'https://portal.invalid');
  const route = matchRoute(place.pathname);
  if (!route || (isPersonal(route.name) && isPersonal(matchRoute(from)?.name))) return null;
  const name = shapeOf(route, place.searchParams);
  const shape =
    name &&
    shapes[name]({ member, params: place.searchParams, nameOf: () => nameInMenu(menu, place, route.title ?? '') });
  return (
    shape && (
      <div className={css.page}>
        <OnItsWay />
        {shape}
      </div>
    )
  );
}

/** The panels of a part of the personal centre that is on its way. */
export function PendingPanels(props: PersonPanelsProps) {
  return (
    <div className={css.panels}>
      <OnItsWay />
      <PersonPanels {...props} />
    </div>
  );
}

function OnItsWay() {
  return <VisuallyHidden role="status">正在打开页面</VisuallyHidden>;
}

const isPersonal = (route: string | undefined) => route === 'personal-center' || route?.startsWith('personal-center-');

function shapeOf(route: Page, query: URLSearchParams): DesktopShape | null {
  if (route.layout !== 'default' && route.layout !== 'pctpl2') return null;
  return typeof route.skeleton === 'function' ? route.skeleton(query) : route.skeleton;
}

interface Known {
  member: boolean;
  params: URLSearchParams;
  /** What the menu calls the page. */
  nameOf(): string;
}

const shapes: Readonly<Record<DesktopShape, (known: Known) => ReactNode>> = {
  home: ({ member }) => <HomeShape member={member} />,
  topics: () => <TopicsShape />,
  topic: () => <TopicShape />,
  hall: ({ member, nameOf }) => <HallShape name={nameOf()} member={member} />,
  systems: ({ nameOf }) => <SystemsShape name={nameOf()} />,
  guide: () => <GuideShape />,
  info: ({ nameOf }) => <InfoShape name={nameOf()} />,
  notices: () => <NoticesShape />,
  news: ({ nameOf }) => <NewsShape name={nameOf()} />,
  article: () => <ArticleShape />,
  search: () => <SearchShape />,
  schedule: () => <ScheduleShape />,
  tasks: () => <TasksShape />,
  person: ({ params }) => <PersonShape sign={params.get('tab') ?? 'overview'} />,
  collect: () => <PersonShape sign="collect" />,
  'recently-used': () => <PersonShape sign="recently-used" />,
};
