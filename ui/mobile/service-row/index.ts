export * from './ServiceRow.tsx';
