export * from './SearchBar.tsx';
export * from './SearchInput.tsx';
