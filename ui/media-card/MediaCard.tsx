import type { ReactNode } from 'react';
import { Image } from '../image/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import * as css from './media-card.css.ts';

export type MediaCardProps = DomProps<
  'a',
  {
    /** Without it the card is no link. */
    href?: string;
    /** Address of the picture; it only decorates, the words say everything. */
    image?: string;
    title: string;
    /** A few lines under the title. */
    text?: string;
    /** The last line, in grey. */
    note?: ReactNode;
    /** Width over height; 16/10 unless told. */
    ratio?: number;
    /** panel: framed, note beside the title. plain: picture with words under it, note last. */
    variant?: 'panel' | 'plain';
    /** Level of the heading; default 3. */
    level?: 2 | 3 | 4;
    /** As of `<img>`. */
    loading?: 'lazy' | 'eager';
  }
>;

/** A picture with a title and a line, all of it one link. Renders an a. */
export function MediaCard({
  image,
  title,
  text,
  note,
  ratio = 16 / 10,
  variant = 'panel',
  level = 3,
  loading = 'lazy',
  ...rest
}: MediaCardProps) {
  const Title = `h${level}` as const;
  return (
    <Anchor {...rest} className={css.variant[variant]}>
      {image && (
        <div className={css.picture[variant]}>
          <Image src={image} alt="" ratio={ratio} loading={loading} square />
        </div>
      )}
      <div className={css.body[variant]}>
        <div className={css.head}>
          <Title className={css.title}>{title}</Title>
          {note && variant === 'panel' && <span className={css.aside}>{note}</span>}
        </div>
        {text && <p className={css.text}>{text}</p>}
        {note && variant === 'plain' && <p className={css.note}>{note}</p>}
      </div>
    </Anchor>
  );
}
