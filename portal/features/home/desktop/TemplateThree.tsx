import type { ReactNode } from 'react';
import { SearchHero } from '../hero/SearchHero.tsx';
import { findSign, hasSign } from './compose.ts';
import type { HomeFrameProps } from './frame.ts';
import { HomeRow } from './HomeRow.tsx';
import * as css from './home.css.ts';
import { offerOf } from './summary.ts';

/** Starts with the search; then life events, then services by department (DESIGN §9, 03). */
export function TemplateThree({ entries, rows, hero, results, name }: HomeFrameProps) {
  const shows = { search: hasSign(entries, 'search'), words: hasSign(entries, 'hot-words') };
  const search = entries.filter(({ sign }) => sign === 'search' || sign === 'banner');
  const offer = findSign(search, 'statistic') ? offerOf(results) : '';
  const below = rows.filter(({ kind }) => kind !== 'hero');
  const overlapped = below[0]?.kind === 'panel';
  const container = (children: ReactNode) => <div className={css.wrap}>{children}</div>;
  return (
    <>
      <SearchHero hero={hero} name={name} shows={shows} offer={offer} overlapped={overlapped} container={container} />
      {below.map((row, index) => (
        <HomeRow key={row.entries.map((entry) => entry.sign).join('+')} row={row} underHero={index === 0} />
      ))}
    </>
  );
}
