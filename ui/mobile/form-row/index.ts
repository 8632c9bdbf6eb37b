export { FormRow, type FormRowProps, FormRows, type RowTexts } from './FormRow.tsx';
export { PressRow, type PressRowProps } from './PressRow.tsx';
export { TextAreaRow, type TextAreaRowProps } from './TextAreaRow.tsx';
export { TextRow, type TextRowProps } from './TextRow.tsx';
