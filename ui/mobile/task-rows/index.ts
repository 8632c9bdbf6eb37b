export * from './TaskRows.tsx';
