import type { HomeModule } from '../../parts/modules/module.tsx';
import { assets, personAssets } from './modules/assets.tsx';
import { lastLogin, personCard } from './modules/info.tsx';
import { quickNavigation } from './modules/quick-navigation.tsx';
import { recentlyUsed } from './modules/recently-used.tsx';

/** What the desktop home shows of a person. */
export const modules: readonly HomeModule[] = [
  assets,
  lastLogin,
  personAssets,
  personCard,
  quickNavigation,
  recentlyUsed,
];
