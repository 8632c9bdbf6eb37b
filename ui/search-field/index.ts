export { SearchField, type SearchFieldProps, type SearchFieldSize } from './SearchField.tsx';
export type { SearchSuggestion } from './SearchPanel.tsx';
