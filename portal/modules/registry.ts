import { approvals } from './approvals/approvals.tsx';
import { oa } from './approvals/oa.tsx';
import { bannerPanel, carousel } from './carousel.tsx';
import type { Template } from './compose.ts';
import { content } from './content/content.tsx';
import { department } from './department.tsx';
import { businessSystem } from './hall/business-system.tsx';
import { hallLive } from './hall/hall-live.tsx';
import { handled } from './hall/handled.tsx';
import { lifeEvents } from './life-events/life-events.tsx';
import { threeLists } from './lists/three-lists.tsx';
import type { HomeModule } from './module.tsx';
import { collected, recent } from './my-apps.tsx';
import { news } from './news.tsx';
import { notice } from './notice.tsx';
import { assets, personAssets } from './person/assets.tsx';
import { calendar } from './person/calendar.tsx';
import { lastLogin, personCard } from './person/info.tsx';
import { quickNavigation } from './person/quick-navigation.tsx';
import { recentlyUsed } from './person/recently-used.tsx';
import { personWork } from './person/work.tsx';
import { rank } from './rank.tsx';
import { recommend } from './recommend.tsx';
import { special } from './special.tsx';
import { statistic } from './statistic.tsx';
import { schedule, tasks, timetable } from './today.tsx';
import { tools } from './tools.tsx';

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
const containers = new Set(['today', 'my-apps']);

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
