import { type ReactNode, useState } from 'react';
import { ImageIcon } from '../icon/icons.ts';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './image.css.ts';

export type ImageProps = DomProps<
  'span',
  {
    /** Address; the fallback stands in its place without it, or when it fails. */
    src?: string;
    /** Empty for a picture that adds nothing to the words beside it. */
    alt: string;
    /** Width to height, kept before, while and after the picture loads; default 16 / 10. */
    ratio?: number;
    /** `eager` for pictures at the top of a page; default `lazy`. */
    loading?: 'lazy' | 'eager';
    /** `cover` (default) fills the frame, `contain` shows all of the picture. */
    fit?: 'cover' | 'contain';
    /** No rounded corners, where the surface around already cuts them. */
    square?: boolean;
    /** As of `<img>`. */
    srcSet?: string;
    /** As of `<img>`. */
    sizes?: string;
    /** As of `<img>`. */
    fetchPriority?: 'high' | 'low' | 'auto';
    /** In the picture's place when it is missing or fails. */
    fallback?: ReactNode;
  }
>;

/** A picture that keeps its room, so that nothing moves when it arrives or fails; renders `<span>`. */
export function Image({
  src,
  alt,
  ratio = 1.6,
  loading = 'lazy',
  fit = 'cover',
  square,
  srcSet,
  sizes,
  fetchPriority,
  fallback,
  ...rest
}: ImageProps) {
  const locale = useLocale();
  const [broken, setBroken] = useState<string>();
  const shown = src !== undefined && src !== '' && src !== broken;
  return (
    <span
      {...rest}
      className={cx(css.frame, square && css.square)}
      style={assignVar(css.ratio, ratio)}
      data-state={shown ? 'shown' : 'missing'}
    >
      {shown ? (
        <img
          className={cx(css.picture, fit === 'contain' && css.contained)}
          alt={alt}
          src={src}
          loading={loading}
          srcSet={srcSet}
          sizes={sizes}
          fetchPriority={fetchPriority}
          decoding="async"
          onError={() => setBroken(src)}
          // React cannot receive the error event of a picture that failed before hydration.
          ref={(image) => {
            if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(src);
          }}
        />
      ) : (
        <span
          className={css.fallback}
          {...(alt
            ? { role: 'img', 'aria-label': locale.bracketed(alt, locale.imageFailed) }
            : { 'aria-hidden': true })}
        >
          {fallback ?? <ImageIcon size={28} strokeWidth={1.6} />}
        </span>
      )}
    </span>
  );
}
