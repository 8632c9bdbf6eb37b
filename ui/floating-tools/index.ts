export { FloatingTools, type FloatingToolsProps, type ToolItem } from './FloatingTools.tsx';
