import type { ReactNode } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import { Skeleton } from '../../skeleton/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './skeleton.css.ts';

/** What loads: cells, service rows with a tile, news rows with a picture, icons over words, a form, an article. */
export const skeletonForms = ['cells', 'services', 'news', 'icons', 'form', 'article'] as const;
export type SkeletonForm = (typeof skeletonForms)[number];

export type MobileSkeletonProps = DomProps<
  'div',
  {
    form: SkeletonForm;
    /** How many rows, or icons. */
    count?: number;
    children?: undefined;
  }
>;

const usualCounts: Record<SkeletonForm, number> = { cells: 4, services: 5, news: 4, icons: 8, form: 5, article: 6 };

/** Grey blocks of a phone page's real measures while it loads; appears after 200 ms, says 正在加载. Renders a div. */
export function MobileSkeleton({ form, count = usualCounts[form], ...rest }: MobileSkeletonProps) {
  const { loading } = useLocale();
  const parts = Array.from({ length: count }, (_part, index) => index);
  return (
    <div {...rest} className={css.forms[form]}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      {form === 'article' && <Skeleton width="80%" height={28} />}
      {parts.map((index) => (
        <div key={index} className={css.parts[form]}>
          {pieces[form](index)}
        </div>
      ))}
    </div>
  );
}

const pieces: Record<SkeletonForm, (index: number) => ReactNode> = {
  cells: (index) => (
    <>
      <Skeleton width={20} height={20} />
      <Skeleton width={index % 2 ? '38%' : '30%'} />
    </>
  ),
  services: (index) => (
    <>
      <Skeleton width={40} height={40} radius="medium" />
      <div className={css.lines}>
        <Skeleton width={index % 2 ? '46%' : '58%'} />
        <Skeleton width="72%" height={12} />
      </div>
    </>
  ),
  news: () => (
    <>
      <div className={css.lines}>
        <Skeleton />
        <Skeleton width="64%" />
        <Skeleton width="40%" height={12} />
      </div>
      <Skeleton width={104} height={68} radius="medium" />
    </>
  ),
  icons: () => (
    <>
      <Skeleton width={48} height={48} radius="medium" />
      <Skeleton width={44} height={12} />
    </>
  ),
  form: () => (
    <>
      <Skeleton width={56} />
      <Skeleton width="60%" />
    </>
  ),
  article: (index) => <Skeleton width={index % 3 === 2 ? '55%' : '100%'} />,
};
