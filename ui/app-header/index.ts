export { AppHeader, type AppHeaderItem, type AppHeaderProps } from './AppHeader.tsx';
