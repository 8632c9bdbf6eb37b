export * from './Cell.tsx';
