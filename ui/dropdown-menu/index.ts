export { DropdownMenu, type DropdownMenuProps, type MenuTriggerProps } from './DropdownMenu.tsx';
export type { MenuItem } from './MenuEntry.tsx';
