export * from './Table.tsx';
export type { TableSelection } from './TableSelection.tsx';
