export { TextField, type TextFieldProps, type TextFieldSize } from './TextField.tsx';
