import type { ModuleEntry } from '@yimen/contract/site';
import { useHome } from '../../../parts/modules/module.tsx';
import { canDraw, findModule } from './registry.ts';

/** The module of an entry; nothing where there is none for this visitor. */
export function ModuleOf({ entry }: { entry: ModuleEntry }) {
  const { member, template = 1 } = useHome();
  const module = canDraw(entry.sign, member, template) ? findModule(entry.sign, template) : undefined;
  return module ? <module.Module entry={entry} /> : null;
}
