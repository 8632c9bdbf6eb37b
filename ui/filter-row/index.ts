export * from './FilterRow.tsx';
