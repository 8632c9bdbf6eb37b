export { AppHeader, type AppHeaderProps } from './AppHeader.tsx';
export type { AppHeaderItem } from './item.ts';
