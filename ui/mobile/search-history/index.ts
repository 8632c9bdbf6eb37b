export * from './SearchHistory.tsx';
export { useSearchHistory } from './useSearchHistory.ts';
