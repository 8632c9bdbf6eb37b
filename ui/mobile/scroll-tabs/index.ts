export * from './ScrollTabs.tsx';
