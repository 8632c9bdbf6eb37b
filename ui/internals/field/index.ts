export { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
export { type FieldIds, type FieldState, useField } from './useField.ts';
export { useInputValue } from './useInputValue.ts';
