import type { MenuItem } from '@yimen/contract/site';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
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
  const route = matchRoute(place.pathname)?.name;
  if (isPersonal(route) && isPersonal(matchRoute(from)?.name)) return null;
  const shape = shapeOf(route, place.searchParams, { member, nameOf: (own) => nameInMenu(menu, place, own) });
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

const personal: readonly (string | undefined)[] = [
  'personal-center',
  'personal-center-collect',
  'personal-center-recently-used',
];
const isPersonal = (route: string | undefined) => personal.includes(route);

interface Known {
  member: boolean;
  /** What the menu calls the page. */
  nameOf(own: string): string;
}

function shapeOf(route: string | undefined, params: URLSearchParams, { member, nameOf }: Known): ReactNode {
  switch (route) {
    case 'home':
      return <HomeShape member={member} />;
    case 'home-special-services':
    case 'service-hall-special-services':
      return <TopicsShape />;
    case 'home-special-services-details-id':
    case 'service-hall-special-services-details-id':
      return <TopicShape />;
    case 'service-hall':
      return <HallShape name={nameOf('服务大厅')} member={member} />;
    case 'business-system':
      return <SystemsShape name={nameOf('业务系统')} />;
    case 'service-hall-details-id':
      return <GuideShape />;
    case 'info-center':
      return ['tab', 'type', 'notice'].some((name) => params.has(name)) ? (
        <NoticesShape />
      ) : (
        <InfoShape name={nameOf('资讯中心')} />
      );
    case 'news':
      return <NewsShape name={nameOf('资讯中心')} />;
    case 'news-more-id':
      return <ArticleShape />;
    case 'search':
      return <SearchShape />;
    case 'schedule-center':
      return <ScheduleShape />;
    case 'task-center':
      return <TasksShape />;
    case 'personal-center':
      return <PersonShape sign={params.get('tab') ?? 'overview'} />;
    case 'personal-center-collect':
      return <PersonShape sign="collect" />;
    case 'personal-center-recently-used':
      return <PersonShape sign="recently-used" />;
    default:
      return null;
  }
}
