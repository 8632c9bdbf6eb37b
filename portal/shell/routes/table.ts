import { type PageName, paths } from '@yimen/contract/paths';
import { pages as assistantPages } from '../../features/assistant/page.ts';
import { pages as homePages } from '../../features/home/page.ts';
import { pages as newsPages } from '../../features/news/page.ts';
import { pages as noticesPages } from '../../features/notices/page.ts';
import { pages as personPages } from '../../features/person/page.ts';
import { pages as schedulePages } from '../../features/schedule/page.ts';
import { pages as searchPages } from '../../features/search/page.ts';
import { pages as servicesPages } from '../../features/services/page.ts';
import { pages as signInPages } from '../../features/sign-in/page.ts';
import { pages as systemsPages } from '../../features/systems/page.ts';
import { pages as tasksPages } from '../../features/tasks/page.ts';
import { pages as topicsPages } from '../../features/topics/page.ts';
import type { Page, PageDescriptor } from '../../lib/page.ts';
import { pages as shellPages } from '../pages/page.ts';

const descriptors: Readonly<Record<PageName, PageDescriptor>> = {
  ...assistantPages,
  ...homePages,
  ...newsPages,
  ...noticesPages,
  ...personPages,
  ...schedulePages,
  ...searchPages,
  ...servicesPages,
  ...shellPages,
  ...signInPages,
  ...systemsPages,
  ...tasksPages,
  ...topicsPages,
};

const pageNames = Object.keys(paths) as PageName[];

/** All pages; a path of the contract without a descriptor does not compile. */
export const routeTable: readonly Page[] = pageNames.map((name) => ({ ...descriptors[name], name, path: paths[name] }));
