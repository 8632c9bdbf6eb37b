import * as css from './window-picture.css.ts';

/** An open window in the theme's shades (DESIGN §9, 27). */
export function WindowPicture() {
  return (
    <svg viewBox="0 0 360 420" preserveAspectRatio="xMidYMid slice" className={css.picture} aria-hidden="true">
      <rect width="360" height="420" className={css.sky} />
      <path d="M0 250l60-34 70 30 90-52 80 44 60-30v212H0z" className={css.hills} />
      <rect y="330" width="360" height="90" className={css.ground} />
      <rect x="84" y="102" width="192" height="224" rx="6" className={css.frame} />
      <rect x="98" y="118" width="164" height="196" className={css.pane} />
      <circle cx="212" cy="168" r="17" className={css.sun} />
      <path d="M98 252l38-34 34 26 44-48 48 44v74H98z" className={css.hills} />
      <path d="M98 214h164v8H98zM174 118h8v196h-8z" className={css.frame} />
      <path d="M262 118l46 20v200l-46-24z" className={css.leaf} />
      <path d="M270 134l30 13v74l-30-13zM270 222l30 13v76l-30-15z" className={css.pane} />
      <rect x="76" y="322" width="208" height="12" rx="3" className={css.frame} />
    </svg>
  );
}
