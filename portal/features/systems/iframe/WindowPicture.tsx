import * as css from './window-picture.css.ts';

/** A picture of an open window, hills and a ginkgo, in the theme's shades (DESIGN §9, 27). */
export function WindowPicture() {
  return (
    <svg viewBox="0 0 360 420" preserveAspectRatio="xMidYMid slice" className={css.picture} aria-hidden="true">
      <rect width="360" height="420" className={css.sky} />
      <path d="M150 76q6-7 11 0q5-7 11 0M178 68q6-7 11 0q5-7 11 0M186 84q5-6 9 0q4-6 9 0" className={css.birds} />
      <path d="M0 262l34-22 30 12 42-44 58 48 70-62 52 50 40-26 34 22v120H0z" className={css.far} />
      <path d="M0 300l48-26 60 22 84-44 76 40 46-20 46 18v70H0z" className={css.near} />
      <rect y="326" width="360" height="94" className={css.ground} />
      <rect x="84" y="102" width="192" height="228" rx="5" className={css.frame} />
      <rect x="98" y="118" width="164" height="206" className={css.pane} />
      <circle cx="218" cy="164" r="16" className={css.sun} />
      <path d="M98 252l42-40 32 26 36-34 54 48v72H98z" className={css.far} />
      <path d="M98 288l58-34 50 24 56-22v68H98z" className={css.near} />
      <path d="M98 214h164v8H98zM176 118h8v206h-8z" className={css.bars} />
      <path d="M130 322v-22h24v22z" className={css.pot} />
      <path d="M141 300q-14-18-4-34M143 300q11-20 4-40M142 300q-2-16 1-28" className={css.plant} />
      <path d="M262 118l48 18v210l-48-16z" className={css.leaf} />
      <path d="M270 134l32 12v80l-32-9zM270 229l32 9v84l-32-12z" className={css.pane} />
      <rect x="74" y="322" width="212" height="13" rx="3" className={css.sill} />
      <path d="M37 356q5-28 1-62h9q-3 34 3 62z" className={css.trunk} />
      <path
        d="M42 214a20 20 0 0 1 20 15a18 18 0 0 1 15 27a19 19 0 0 1-8 33a18 18 0 0 1-25 13a20 20 0 0 1-27-9a18 18 0 0 1-12-29a18 18 0 0 1 12-31a20 20 0 0 1 25-19z"
        className={css.ginkgo}
      />
      <path
        d="M28 246a9 9 0 1 0 .1 0M58 258a8 8 0 1 0 .1 0M36 278a7 7 0 1 0 .1 0M52 232a6 6 0 1 0 .1 0"
        className={css.light}
      />
      <path
        d="M6 360a9 9 0 0 1 15-6a10 10 0 0 1 18-1a11 11 0 0 1 20 1a10 10 0 0 1 18 1a9 9 0 0 1 15 5z"
        className={css.shrub}
      />
    </svg>
  );
}
