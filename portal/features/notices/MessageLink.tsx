import { ButtonLink } from '@yimen/ui/button';
import { phoneLinkTo } from '../../shell/routes/counterparts.ts';
import { linkTo } from '../../shell/routes/links.ts';
import { verbOf } from './verb.ts';

interface MessageLinkProps {
  /** Where the message leads. */
  link: string;
  onPhone: boolean;
  size?: 'small';
  onOpen?(): void;
}

/** What one does about a message: a link that says where it leads. Nothing where that page is not there. */
export function MessageLink({ link, onPhone, size, onOpen }: MessageLinkProps) {
  const target = (onPhone ? phoneLinkTo : linkTo)(link);
  return (
    target && (
      <ButtonLink variant="primary" size={size} href={target.href} onClick={onOpen}>
        {verbOf(link)}
      </ButtonLink>
    )
  );
}
