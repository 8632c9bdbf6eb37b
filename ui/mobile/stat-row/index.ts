export * from './StatRow.tsx';
