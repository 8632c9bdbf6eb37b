export * from './DateList.tsx';
