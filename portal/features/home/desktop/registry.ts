import type { ModuleSign } from '@yimen/contract/homepage/site';
import type { HomeModule } from '../../../parts/modules/module.tsx';
import { collected, recent } from '../../../parts/service/my-apps.tsx';
import { threeLists } from '../../news/lists/three-lists.tsx';
import { news } from '../../news/modules/news.tsx';
import { notice } from '../../notices/modules/notice.tsx';
import { assets, personAssets } from '../../person/modules/assets.tsx';
import { lastLogin, personCard } from '../../person/modules/info.tsx';
import { quickNavigation } from '../../person/modules/quick-navigation.tsx';
import { recentlyUsed } from '../../person/modules/recently-used.tsx';
import { calendar } from '../../schedule/modules/calendar.tsx';
import { schedule, tasks, timetable } from '../../schedule/modules/today.tsx';
import { department } from '../../services/modules/department.tsx';
import { hallLive } from '../../services/modules/hall-live.tsx';
import { handled } from '../../services/modules/handled.tsx';
import { lifeEvents } from '../../services/modules/life-events/life-events.tsx';
import { rank } from '../../services/modules/rank.tsx';
import { recommend } from '../../services/modules/recommend.tsx';
import { businessSystem } from '../../systems/modules/business-system.tsx';
import { approvals } from '../../tasks/modules/approvals.tsx';
import { oa } from '../../tasks/modules/oa.tsx';
import { personWork } from '../../tasks/modules/work.tsx';
import { special } from '../../topics/modules/special.tsx';
import { bannerPanel, carousel } from '../modules/carousel.tsx';
import { content } from '../modules/content/content.tsx';
import { statistic } from '../modules/statistic.tsx';
import { tools } from '../modules/tools.tsx';
import type { Template } from './compose.ts';

const bySign = (modules: readonly HomeModule[]): ReadonlyMap<string, HomeModule> =>
  new Map(modules.map((module) => [module.sign, module]));

const modules = bySign([
  ...[approvals, assets, businessSystem, calendar, carousel, collected, content, department, hallLive, handled],
  ...[lastLogin, lifeEvents, news, notice, oa, personAssets, personCard, personWork, quickNavigation, rank, recent],
  ...[recentlyUsed, recommend, schedule, special, statistic, tasks, threeLists, timetable, tools],
]);

/** Signs that one template draws as modules and the others as part of their frame. */
const ofTemplate: Readonly<Partial<Record<Template, ReadonlyMap<string, HomeModule>>>> = { 2: bySign([bannerPanel]) };

/** Signs whose children are the modules, drawn together; what they hold is a member's own. */
const containers: ReadonlySet<string> = new Set<ModuleSign>(['today', 'my-apps']);

/** The module of a sign, where a template has one. */
export function findModule(sign: string, template: Template = 1): HomeModule | undefined {
  return modules.get(sign) ?? ofTemplate[template]?.get(sign);
}

/** Whether this version draws a sign for this visitor in this template. */
export function canDraw(sign: string, member: boolean, template: Template): boolean {
  if (containers.has(sign)) return member;
  const module = findModule(sign, template);
  return module !== undefined && (member || !module.memberOnly);
}
