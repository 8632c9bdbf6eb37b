import { Image } from '../../image/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { MetadataLine } from '../../internals/Metadata.tsx';
import * as css from './news-row.css.ts';

export type NewsRowProps = DomProps<
  'a',
  {
    /** Without it the row is text. */
    href?: string;
    title: string;
    /** Who and when. */
    note?: string | readonly string[];
    /** Address of the picture, 104 × 68; it only decorates. */
    image?: string;
    children?: undefined;
  }
>;

/** A piece of news in a phone list (DESIGN §10.9). Renders an a; rows that follow each other are parted by a line. */
export function NewsRow({ title, note, image, ...rest }: NewsRowProps) {
  return (
    <Anchor {...rest} className={css.row}>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {note && (
          <span className={css.note}>
            <MetadataLine items={typeof note === 'string' ? [note] : note} />
          </span>
        )}
      </span>
      {image && (
        <span className={css.picture}>
          <Image src={image} alt="" ratio={104 / 68} loading="lazy" />
        </span>
      )}
    </Anchor>
  );
}
