export * from './IconGrid.tsx';
