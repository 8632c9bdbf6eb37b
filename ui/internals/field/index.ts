export { FieldFrame, type FieldTexts, Message } from './FieldFrame.tsx';
export { type FieldIds, type FieldState, useField } from './useField.ts';
export { useInputValue } from './useInputValue.ts';
