import { ButtonLink, type ButtonSize, type ButtonVariant } from '@yimen/ui/button';
import { ExternalLinkIcon } from '@yimen/ui/icon';

interface OpenOutsideProps {
  href: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
}

/** Opens another system in a new window, and says so. */
export function OpenOutside({ href, size = 'xlarge', variant = 'primary' }: OpenOutsideProps) {
  return (
    <ButtonLink
      external
      variant={variant}
      size={size}
      href={href}
      startIcon={<ExternalLinkIcon size={size === 'xlarge' ? 20 : 18} />}
    >
      在新窗口打开
    </ButtonLink>
  );
}
