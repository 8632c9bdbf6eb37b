export * from './AreaPicker.tsx';
