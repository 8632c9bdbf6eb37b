export { Link, type LinkProps, type LinkVariant } from './Link.tsx';
export { LinkProvider, type LinkTarget, type LinkTargetProps, useLinkTarget } from './LinkProvider.tsx';
