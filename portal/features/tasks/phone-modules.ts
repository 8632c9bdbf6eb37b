import type { HomeModule } from '../home/shared/module.tsx';
import { dueTasks } from './modules/phone-tasks.tsx';

/** Task modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [dueTasks];
