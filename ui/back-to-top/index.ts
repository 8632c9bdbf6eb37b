export { BackToTop, type BackToTopProps } from './BackToTop.tsx';
export { scrollToTop, useScrolledPast } from './scrollToTop.ts';
