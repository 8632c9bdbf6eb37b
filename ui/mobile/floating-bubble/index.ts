export * from './FloatingBubble.tsx';
