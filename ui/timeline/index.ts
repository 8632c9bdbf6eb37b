export * from './DayTimeline.tsx';
