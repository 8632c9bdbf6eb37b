import type { HomeModule } from '../../../parts/modules/module.tsx';
import { phoneModules as news } from '../../news/phone-modules.ts';
import { phoneModules as notices } from '../../notices/phone-modules.ts';
import { phoneModules as schedule } from '../../schedule/phone-modules.ts';
import { phoneModules as services } from '../../services/phone-modules.ts';
import { phoneModules as tasks } from '../../tasks/phone-modules.ts';
import { phoneModules as topics } from '../../topics/phone-modules.ts';

const modules: ReadonlyMap<string, HomeModule> = new Map(
  [...news, ...notices, ...schedule, ...services, ...tasks, ...topics].map((module) => [module.sign, module]),
);

/** The phone home's module of a sign. */
export function findMobileModule(sign: string): HomeModule | undefined {
  return modules.get(sign);
}
