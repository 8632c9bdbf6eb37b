import type { AdviceBySubpath } from './advice.ts';
import { controls } from './controls.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { mobile } from './mobile.ts';
import { structure } from './structure.ts';

export type { Advice } from './advice.ts';

export const adviceBySubpath: AdviceBySubpath = { ...controls, ...display, ...structure, ...feedback, ...mobile };
