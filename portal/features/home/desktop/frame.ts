import type { ModuleEntry } from '@yimen/contract/site';
import type { HeroData } from '../hero/load-hero.ts';
import type { ModuleResult } from '../shared/module.tsx';
import type { Row } from './compose.ts';

/** Props of every template's frame. */
export interface HomeFrameProps {
  /** All configured entries, as a tree. */
  entries: readonly ModuleEntry[];
  rows: readonly Row[];
  hero: HeroData;
  /** The modules' data, by sign. */
  results: Readonly<Record<string, ModuleResult>>;
  /** The member's name; null for a guest. */
  name: string | null;
}
