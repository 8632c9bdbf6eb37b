export * from './Popup.tsx';
export { type PopupSide, popupSides } from './sides.ts';
