export * from './SwipeCell.tsx';
