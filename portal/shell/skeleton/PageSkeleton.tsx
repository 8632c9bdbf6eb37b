import type { MenuItem } from '@yimen/contract/site';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { Page, SkeletonName } from '../../lib/page.ts';
import { matchRoute } from '../routes/match.ts';
import { nameInMenu } from '../visit/current-entry.ts';
import { ColumnsShape, DetailShape, ListShape, PanelShapes } from './GenericShapes.tsx';
import { HallShape } from './HallShape.tsx';
import { HomeShape } from './HomeShape.tsx';
import * as css from './skeleton.css.ts';

interface Leaving {
  /** Path of the page that is left. */
  from: string;
  member: boolean;
  menu: readonly MenuItem[];
}

/**
 * The shape of the desktop page that is on its way (DESIGN §9, 32 and 32b); null where it has none, and within the
 * personal centre, whose own frame stays.
 */
export function pageShape(target: string, { from, member, menu }: Leaving): ReactNode {
  const place = new URL(target, 'https://portal.invalid');
  const page = matchRoute(place.pathname);
  if (page?.layout !== 'default' && page?.layout !== 'pctpl2') return null;
  if (!page.skeleton || (isPersonal(page) && isPersonal(matchRoute(from)))) return null;
  const nameOf = () => nameInMenu(menu, place, page.title ?? '');
  return (
    <div className={css.page}>
      <OnItsWay />
      {shapes[page.skeleton]({ page, member, nameOf })}
    </div>
  );
}

/** The panels of a part of the personal centre that is on its way, by what the institution calls it. */
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

const isPersonal = (page: Page | undefined) => page?.name.startsWith('personal-center') ?? false;

interface Known {
  page: Page;
  member: boolean;
  /** What the menu calls the page. */
  nameOf(): string;
}

const shapes: Readonly<Record<SkeletonName, (known: Known) => ReactNode>> = {
  home: ({ member }) => <HomeShape member={member} />,
  hall: ({ page, member, nameOf }) => <HallShape title={nameOf()} of={page.path} member={member} />,
  list: () => <ListShape />,
  detail: () => <DetailShape />,
  panel: () => <ColumnsShape />,
};
