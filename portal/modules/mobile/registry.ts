import type { HomeModule } from '../module.tsx';
import { notices, stories } from './articles.tsx';
import { services } from './services.tsx';
import { agenda, dueTasks } from './today.tsx';
import { topics } from './topics.tsx';

const modules: ReadonlyMap<string, HomeModule> = new Map(
  [agenda, dueTasks, notices, services, stories, topics].map((module) => [module.sign, module]),
);

/** The phone home's module of a sign. */
export function findMobileModule(sign: string): HomeModule | undefined {
  return modules.get(sign);
}
