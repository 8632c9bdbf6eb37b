export * from './MobileSkeleton.tsx';
