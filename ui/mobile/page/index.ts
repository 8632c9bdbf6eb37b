export * from './MobilePage.tsx';
