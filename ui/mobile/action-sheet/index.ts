export * from './ActionSheet.tsx';
