export { Progress, type ProgressProps, ProgressRing, type ProgressRingProps, type ProgressTone } from './Progress.tsx';
