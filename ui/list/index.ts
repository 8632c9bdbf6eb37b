export { Metadata, type MetadataProps } from '../internals/Metadata.tsx';
export { List, ListItem, type ListItemProps, type ListProps } from './List.tsx';
