export * from './icons.ts';
export type { IconComponent, IconProps, IconSize } from './makeIcon.tsx';
export { SheetIcon, type SheetIconProps } from './SheetIcon.tsx';
