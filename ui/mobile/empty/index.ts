export * from './MobileEmpty.tsx';
