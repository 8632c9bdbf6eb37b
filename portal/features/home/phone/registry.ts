import type { ModuleEntry } from '@yimen/contract/site';
import { phoneModules as news } from '../../news/phone-modules.ts';
import { phoneModules as notices } from '../../notices/phone-modules.ts';
import { phoneModules as schedule } from '../../schedule/phone-modules.ts';
import { phoneModules as services } from '../../services/phone-modules.ts';
import { phoneModules as tasks } from '../../tasks/phone-modules.ts';
import { phoneModules as topics } from '../../topics/phone-modules.ts';
import type { HomeModule } from '../shared/module.tsx';

const modules: ReadonlyMap<string, HomeModule> = new Map(
  [...news, ...notices, ...schedule, ...services, ...tasks, ...topics].map((module) => [module.sign, module]),
);

/** The phone home's module of a sign. */
export function findPhoneModule(sign: ModuleEntry['sign']): HomeModule | undefined {
  return modules.get(sign);
}
