import type { ReactNode } from 'react';
import { HomeHero } from '../hero/HomeHero.tsx';
import { hasSign } from './compose.ts';
import type { HomeFrameProps } from './frame.ts';
import { HomeRow } from './HomeRow.tsx';
import * as css from './home.css.ts';
import { daySummary } from './summary.ts';

/** A picture with the search over it, then today's panel, then the rows (DESIGN §9, 01 and 01b). */
export function TemplateOne({ entries, rows, hero, results, name }: HomeFrameProps) {
  const shows = { search: hasSign(entries, 'search'), words: hasSign(entries, 'hot-words') };
  const container = (children: ReactNode) => <div className={css.wrap}>{children}</div>;
  return (
    <>
      <HomeHero hero={hero} name={name} shows={shows} summary={daySummary(results)} container={container} />
      {rows.map((row, index) => (
        <HomeRow
          key={row.entries.map((entry) => entry.sign).join('+')}
          row={row}
          underHero={index > 0 && rows[index - 1]?.kind === 'hero'}
        />
      ))}
    </>
  );
}
