export * from './CategoryRail.tsx';
