export * from './PaginationTools.tsx';
