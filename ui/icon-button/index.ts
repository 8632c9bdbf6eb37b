export { IconButton, IconButtonLink, type IconButtonLinkProps, type IconButtonProps } from './IconButton.tsx';
