export type { SortableGroup, SortableItem } from '../internals/sortable/arrangement.ts';
export { SortableGrid, type SortableGridProps } from './SortableGrid.tsx';
