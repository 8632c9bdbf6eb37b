export * from './Popup.tsx';
