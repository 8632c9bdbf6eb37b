export * from './Picker.tsx';
export { type PickerColumn, type PickerColumns, PickerView, type PickerViewProps } from './PickerView.tsx';
export type { PickerOption } from './Wheel.tsx';
