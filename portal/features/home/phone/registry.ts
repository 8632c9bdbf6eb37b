import type { HomeModule } from '../../../parts/modules/module.tsx';
import { notices, stories } from '../../news/modules/phone-articles.tsx';
import { agenda, dueTasks } from '../../schedule/modules/phone-today.tsx';
import { services } from '../../services/modules/phone-services.tsx';
import { topics } from '../../topics/modules/phone-topics.tsx';

const modules: ReadonlyMap<string, HomeModule> = new Map(
  [agenda, dueTasks, notices, services, stories, topics].map((module) => [module.sign, module]),
);

/** The phone home's module of a sign. */
export function findMobileModule(sign: string): HomeModule | undefined {
  return modules.get(sign);
}
