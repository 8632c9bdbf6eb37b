export { type OnlineLevel, onlineLevels, type ServiceTileProps } from './props.ts';
export { ServiceTile } from './ServiceTile.tsx';
