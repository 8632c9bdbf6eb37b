export { Anchor, type AnchorProps, type AnchorSection } from './Anchor.tsx';
export { useCurrentSection } from './useCurrentSection.ts';
