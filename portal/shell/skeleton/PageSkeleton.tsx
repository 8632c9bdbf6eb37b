import type { MenuItem } from '@yimen/contract/site';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import { pages as personPages } from '../../features/person/page.ts';
import type { Page, SkeletonName } from '../../lib/page.ts';
import { matchRoute } from '../routes/match.ts';
import { nameInMenu } from '../visit/current-entry.ts';
import { ColumnsShape, DetailShape, ListShape, PanelShapes } from './GenericShapes.tsx';
import { HallShape } from './HallShape.tsx';
import { HomeShape } from './HomeShape.tsx';
import * as css from './skeleton.css.ts';

interface Leaving {
  /** Path of the previous page. */
  from: string;
  member: boolean;
  menu: readonly MenuItem[];
}

/**
 * Skeleton of the next desktop page (DESIGN §9, 32 and 32b); null where it has none, and within the personal centre,
 * whose own frame stays.
 */
export function pageShape(target: string, { from, member, menu }: Leaving): ReactNode {
  const place = new URL(target, 'https://portal.invalid');
  const page = matchRoute(place.pathname);
  if (page?.layout !== 'default' && page?.layout !== 'pctpl2') return null;
  if (!page.skeleton || (isPersonPage(page) && isPersonPage(matchRoute(from)))) return null;
  const nameOf = () => nameInMenu(menu, place, page.title ?? '');
  return (
    <div className={css.page}>
      <OnItsWay />
      {desktopShapes[page.skeleton]({ page, member, nameOf })}
    </div>
  );
}

/** Skeleton of a page of the personal centre; the institution may have named it. */
export function PendingPanels({ title }: { title: string | undefined }) {
  return (
    <div className={css.panels}>
      <OnItsWay />
      <PanelShapes title={title} />
    </div>
  );
}

function OnItsWay() {
  return <VisuallyHidden role="status">正在打开页面</VisuallyHidden>;
}

const isPersonPage = (page: Page | undefined) => page !== undefined && page.name in personPages;

interface ShapeContext {
  page: Page;
  member: boolean;
  /** The page's name in the menu. */
  nameOf(): string;
}

const desktopShapes: Readonly<Record<SkeletonName, (known: ShapeContext) => ReactNode>> = {
  home: ({ member }) => <HomeShape member={member} />,
  hall: ({ page, member, nameOf }) => <HallShape title={nameOf()} of={page.path} member={member} />,
  list: () => <ListShape />,
  detail: () => <DetailShape />,
  panel: () => <ColumnsShape />,
};
