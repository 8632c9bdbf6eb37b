import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';
import { modules as news } from '../../news/modules.ts';
import { modules as notices } from '../../notices/modules.ts';
import { modules as person } from '../../person/modules.ts';
import { modules as schedule } from '../../schedule/modules.ts';
import { modules as services } from '../../services/modules.ts';
import { modules as systems } from '../../systems/modules.ts';
import { modules as tasks } from '../../tasks/modules.ts';
import { modules as topics } from '../../topics/modules.ts';
import { bannerPanel } from '../modules/carousel.tsx';
import { modules as home } from '../modules.ts';
import type { HomeModule } from '../shared/module.tsx';
import type { Template } from './compose.ts';

const bySign = (modules: readonly HomeModule[]): ReadonlyMap<string, HomeModule> =>
  new Map(modules.map((module) => [module.sign, module]));

/** Imported statically, because the whole home page is rendered before it hydrates (decision 28). */
const modules = bySign([
  ...home,
  ...news,
  ...notices,
  ...person,
  ...schedule,
  ...services,
  ...systems,
  ...tasks,
  ...topics,
]);

/** Signs that one template renders as modules and the others as part of their frame. */
const ofTemplate: Readonly<Partial<Record<Template, ReadonlyMap<string, HomeModule>>>> = { 2: bySign([bannerPanel]) };

/** Signs whose children are modules that are rendered together; they are for members. */
const containers: ReadonlySet<string> = new Set<ModuleSign>(['today', 'my-apps']);

/** The module of a sign, where a template has one. */
export function findModule(sign: ModuleEntry['sign'], template: Template = 1): HomeModule | undefined {
  return modules.get(sign) ?? ofTemplate[template]?.get(sign);
}

/** Whether this version has a module of a sign for this visitor in this template. */
export function canDraw(sign: ModuleEntry['sign'], member: boolean, template: Template): boolean {
  if (containers.has(sign)) return member;
  const module = findModule(sign, template);
  return module !== undefined && (member || !module.memberOnly);
}
