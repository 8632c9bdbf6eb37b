export {
  FieldFrame,
  type FieldLayout,
  FieldLayoutContext,
  type FieldTexts,
  Message,
  splitTexts,
} from './FieldFrame.tsx';
export { type FieldIds, type FieldState, useField } from './useField.ts';
export { useInputValue } from './useInputValue.ts';
