import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { times, width } from './blocks.ts';
import { Lines } from './Lines.tsx';
import * as css from './reading.css.ts';

/** The head that the pages of the info centre share. */
function InfoHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className={css.head}>
        <Heading level={2} as="div" size="title1">
          {title}
        </Heading>
        <Skeleton width={400} height={40} radius="medium" />
      </div>
      <div className={css.body}>
        <div className={css.tabs}>
          {times(7, (index) => (
            <Skeleton key={index} width={width(index)} />
          ))}
        </div>
        {children}
      </div>
    </>
  );
}

/** The info centre's front: a lead story and what stands beside it. */
export function InfoShape({ name }: { name: string }) {
  return (
    <InfoHead title={name}>
      <div className={css.chips}>
        {times(4, (index) => (
          <Skeleton key={index} width={112} height={36} radius="medium" />
        ))}
      </div>
      <div className={css.lead}>
        <div className={css.leadMain}>
          <div className={css.picture} />
          <Skeleton height={28} />
          <Skeleton width="64%" />
        </div>
        <div className={css.leadSide}>{times(4, articleRow)}</div>
      </div>
    </InfoHead>
  );
}

/** A page of articles. */
export function NewsShape({ name }: { name: string }) {
  return (
    <InfoHead title={name}>
      <div className={css.list}>{times(6, articleRow)}</div>
    </InfoHead>
  );
}

/** The notices: types, list and text in one frame. */
export function NoticesShape() {
  return (
    <InfoHead title="通知公告">
      <div className={css.notices}>
        <div className={css.noticeTypes}>
          {times(6, (index) => (
            <Skeleton key={index} width={width(index)} height={20} />
          ))}
        </div>
        <div className={css.noticeList}>
          {times(10, (index) => (
            <div key={index} className={css.notice}>
              <Lines index={index} />
            </div>
          ))}
        </div>
        <div className={css.noticePane} />
      </div>
    </InfoHead>
  );
}

function articleRow(index: number) {
  return (
    <div key={index} className={css.row}>
      <Lines index={index} />
      <Skeleton width={128} height={80} radius="medium" />
    </div>
  );
}

/** An article: its title and text between the tools and the contents. */
export function ArticleShape() {
  return (
    <div className={css.article}>
      <div className={css.articleTools}>
        {times(3, (index) => (
          <Skeleton key={index} width={96} />
        ))}
      </div>
      <div className={css.articleMain}>
        <Skeleton height={40} />
        <Skeleton width="56%" height={40} />
        <Skeleton width={240} />
        <div className={css.picture} />
        {times(5, (index) => (
          <Skeleton key={index} width={index === 4 ? '40%' : '100%'} />
        ))}
      </div>
      <div className={css.articleSide}>
        {times(3, (index) => (
          <Skeleton key={index} width={width(index)} />
        ))}
      </div>
    </div>
  );
}

/** What a search finds. */
export function SearchShape() {
  return (
    <>
      <div className={css.searchHead}>
        <div className={css.searchField}>
          <Skeleton width={816} height={48} radius="medium" />
        </div>
      </div>
      <div className={css.results}>
        <div className={css.resultsMain}>
          <Skeleton height={108} radius="medium" />
          {times(5, (index) => (
            <div key={index} className={css.row}>
              <Skeleton width={40} height={40} radius="medium" />
              <Lines index={index} />
            </div>
          ))}
        </div>
        <div className={css.resultsSide}>
          <Skeleton width={72} />
          <Skeleton height={72} radius="medium" />
        </div>
      </div>
    </>
  );
}
