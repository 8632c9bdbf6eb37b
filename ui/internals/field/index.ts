export {
  FieldFrame,
  type FieldLayout,
  FieldLayoutContext,
  FieldMessage,
  type FieldTexts,
  splitTexts,
} from './FieldFrame.tsx';
export { type FieldIds, type FieldState, useField } from './useField.ts';
export { useInputValue } from './useInputValue.ts';
