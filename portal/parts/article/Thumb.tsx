import { Image } from '@yimen/ui/image';
import * as css from './thumb.css.ts';

/** The small picture of an article beside its words; it adds nothing to them. */
export function Thumb({ src }: { src: string }) {
  return (
    <span className={css.thumb}>
      <Image src={src} alt="" ratio={1.6} />
    </span>
  );
}
