import { useState } from 'react';
import { UserRoundIcon } from '../icon/icons.ts';
import type { IconSize } from '../icon/makeIcon.tsx';
import { cx, type DomProps } from '../internals/dom.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './avatar.css.ts';

export type AvatarSize = keyof typeof css.sizes;

export type AvatarProps = DomProps<
  'span',
  {
    /** The person's name: its first character stands in for a missing picture. */
    name?: string;
    /** Address of the picture; the initial of the name without it, or when it fails. */
    src?: string;
    /** Design pixels: 24, 32, 40 (default), 64 or 88. */
    size?: AvatarSize;
    /** A green dot at the foot, with these words for screen readers. */
    presence?: string;
    /** For places where the name stands beside it anyway. */
    decorative?: boolean;
  }
>;

const iconOf: Record<AvatarSize, IconSize> = { 24: 14, 32: 18, 40: 20, 64: 32, 88: 40 };

/** A person's picture in a circle, or the name's initial when there is none; renders `<span>`. */
export function Avatar({ name = '', src, size = 40, presence, decorative, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const initial = [...name.trim()][0]?.toUpperCase();
  const named = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': presence ? `${name} ${presence}` : name };
  return (
    <span {...named} {...rest} className={cx(css.avatar, css.sizes[size])}>
      {src && src !== broken ? (
        <img
          className={css.picture}
          src={src}
          alt=""
          draggable={false}
          onError={() => setBroken(src)}
          // React cannot receive the error event of a picture that failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
        />
      ) : (
        (initial ?? <UserRoundIcon size={iconOf[size]} />)
      )}
      {presence && <span className={css.presence} />}
      {presence && decorative && <VisuallyHidden>{presence}</VisuallyHidden>}
    </span>
  );
}
