export * from './TabBar.tsx';
