export { type OnlineLevel, onlineLevels, ServiceTile, type ServiceTileProps } from './ServiceTile.tsx';
