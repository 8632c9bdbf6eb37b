import type { HomeModule } from '../home/shared/module.tsx';
import { assetsModule, personAssets } from './modules/assets.tsx';
import { lastLogin, personCard } from './modules/info.tsx';
import { quickNavigationModule } from './modules/quick-navigation.tsx';
import { recentlyUsed } from './modules/recently-used.tsx';

/** Modules of the desktop home page about the person. */
export const modules: readonly HomeModule[] = [
  assetsModule,
  lastLogin,
  personAssets,
  personCard,
  quickNavigationModule,
  recentlyUsed,
];
