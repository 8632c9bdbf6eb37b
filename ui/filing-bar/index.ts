export * from './FilingBar.tsx';
