export * from './DayTimeline.tsx';
export * from './Timeline.tsx';
