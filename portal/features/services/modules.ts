import type { HomeModule } from '../home/shared/module.tsx';
import { department } from './modules/department.tsx';
import { hallLiveModule } from './modules/hall-live.tsx';
import { handled } from './modules/handled.tsx';
import { lifeEvents } from './modules/life-events/life-events.tsx';
import { rank } from './modules/rank.tsx';
import { recommendModule } from './modules/recommend.tsx';
import { collected, recent } from './shared/my-apps.tsx';

/** Service modules of the desktop home page. */
export const modules: readonly HomeModule[] = [
  collected,
  department,
  hallLiveModule,
  handled,
  lifeEvents,
  rank,
  recent,
  recommendModule,
];
