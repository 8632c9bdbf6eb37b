import type { HomeModule } from '../../parts/modules/module.tsx';
import { collected, recent } from '../../parts/service/my-apps.tsx';
import { department } from './modules/department.tsx';
import { hallLive } from './modules/hall-live.tsx';
import { handled } from './modules/handled.tsx';
import { lifeEvents } from './modules/life-events/life-events.tsx';
import { rank } from './modules/rank.tsx';
import { recommend } from './modules/recommend.tsx';

/** What the desktop home shows of services. */
export const modules: readonly HomeModule[] = [
  collected,
  department,
  hallLive,
  handled,
  lifeEvents,
  rank,
  recent,
  recommend,
];
