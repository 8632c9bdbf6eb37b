import type { ModuleEntry } from '@yimen/contract/site';
import { useHome } from '../shared/module.tsx';
import { canDraw, findModule } from './registry.ts';

/** Renders the module of an entry; nothing where this visitor has none. */
export function ModuleOf({ entry }: { entry: ModuleEntry }) {
  const { member, template = 1 } = useHome();
  const module = canDraw(entry.sign, member, template) ? findModule(entry.sign, template) : undefined;
  return module ? <module.Module entry={entry} /> : null;
}
