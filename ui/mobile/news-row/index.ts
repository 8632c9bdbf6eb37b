export * from './NewsRow.tsx';
