export { Text, type TextElement, type TextProps, type TextSize, type TextTone } from './Text.tsx';
