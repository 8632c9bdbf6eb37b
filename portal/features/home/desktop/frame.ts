import type { ModuleEntry } from '@yimen/contract/site';
import type { Settled } from '../../../parts/modules/module.tsx';
import type { HeroData } from '../hero/load-hero.ts';
import type { Row } from './compose.ts';

/** What every template's frame is drawn from. */
export interface HomeFrameProps {
  /** All that is configured, as a tree. */
  entries: readonly ModuleEntry[];
  rows: readonly Row[];
  hero: HeroData;
  /** What the modules loaded, by sign. */
  results: Readonly<Record<string, Settled>>;
  /** The member's name; null for a guest. */
  name: string | null;
}
