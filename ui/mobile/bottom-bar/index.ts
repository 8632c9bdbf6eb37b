export * from './BottomBar.tsx';
