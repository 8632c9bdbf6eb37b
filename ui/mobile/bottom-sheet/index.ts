export * from './BottomSheet.tsx';
