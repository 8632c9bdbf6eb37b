import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import { matchRoute } from '../../routes/match.ts';
import { GuideShape } from './GuideShape.tsx';
import { HallShape, SystemsShape } from './HallShapes.tsx';
import { HomeShape } from './HomeShape.tsx';
import { PersonListShape, PersonShape, ScheduleShape, TasksShape } from './PersonalShape.tsx';
import { ArticleShape, InfoShape, NewsShape, SearchShape } from './ReadingShapes.tsx';
import * as css from './skeleton.css.ts';
import { TopicShape, TopicsShape } from './TopicShape.tsx';

/** The shape of the desktop page that is on its way (DESIGN §9, 32 and 32b). */
export function PageSkeleton({ pathname, member }: { pathname: string; member: boolean }) {
  const shape = shapeOf(matchRoute(pathname)?.name, member);
  return (
    shape && (
      <div className={css.page}>
        <VisuallyHidden role="status">正在打开页面</VisuallyHidden>
        {shape}
      </div>
    )
  );
}

/** Whether a page's shape is known. */
export function hasShape(pathname: string): boolean {
  return shapeOf(matchRoute(pathname)?.name, false) !== null;
}

function shapeOf(route: string | undefined, member: boolean): ReactNode {
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
      return <HallShape member={member} />;
    case 'business-system':
      return <SystemsShape />;
    case 'service-hall-details-id':
      return <GuideShape />;
    case 'info-center':
      return <InfoShape />;
    case 'news':
      return <NewsShape />;
    case 'news-more-id':
      return <ArticleShape />;
    case 'search':
      return <SearchShape />;
    case 'schedule-center':
      return <ScheduleShape />;
    case 'task-center':
      return <TasksShape />;
    case 'personal-center':
      return <PersonShape />;
    case 'personal-center-collect':
    case 'personal-center-recently-used':
      return <PersonListShape />;
    default:
      return null;
  }
}
