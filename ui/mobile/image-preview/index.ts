export * from './ImagePreview.tsx';
