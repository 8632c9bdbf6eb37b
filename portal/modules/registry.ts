import { department } from './department.tsx';
import { lifeEvents } from './life-events.tsx';
import type { HomeModule } from './module.tsx';
import { collected, recent } from './my-apps.tsx';
import { news } from './news.tsx';
import { notice } from './notice.tsx';
import { rank } from './rank.tsx';
import { recommend } from './recommend.tsx';
import { special } from './special.tsx';
import { statistic } from './statistic.tsx';
import { assets, tasks, timetable } from './today.tsx';
import { tools } from './tools.tsx';

const modules: ReadonlyMap<string, HomeModule> = new Map(
  [
    assets,
    collected,
    department,
    lifeEvents,
    news,
    notice,
    rank,
    recent,
    recommend,
    special,
    statistic,
    tasks,
    timetable,
    tools,
  ].map((module) => [module.sign, module]),
);

/** Signs whose children are the modules, drawn together. */
const containers = new Set(['today', 'my-apps']);

export function findModule(sign: string): HomeModule | undefined {
  return modules.get(sign);
}

/** Whether this version can draw a sign. */
export function knowsSign(sign: string): boolean {
  return modules.has(sign) || containers.has(sign);
}
