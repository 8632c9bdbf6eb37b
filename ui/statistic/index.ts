export * from './StatisticRow.tsx';
