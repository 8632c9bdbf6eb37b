import * as css from './error-scene.css.ts';
import { art } from './error-screen.css.ts';
import type { ErrorVariant } from './errorVariant.ts';

/** The picture of a variant in the theme's tints, for applications without illustrations of their own. */
export default function ErrorScene({ variant }: { variant: ErrorVariant }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 360" className={art}>
      <ellipse cx="280" cy="180" rx="270" ry="170" className={css.sky} />
      <circle cx="392" cy="84" r="30" className={css.sun} />
      <path d="M40 214q70-74 132-30 54-78 128-8 60-46 112 4 52-30 108 30-60 104-240 104T40 214" className={css.ridge} />
      <path d="M26 236q120-52 254-22t254 14q-50 122-254 122T26 236" className={css.ground} />
      {scenes[variant]}
    </svg>
  );
}

const scenes: Record<ErrorVariant, React.JSX.Element> = {
  // A path that goes into the mist, and a signpost.
  notFound: (
    <>
      <path d="M214 348q70-40 78-62t-22-36q-26-14-10-26" className={css.way} />
      <path d="M366 292V222m-34 8h58l12 10-12 10h-58zm64 30h-52l-12 9 12 9h52z" className={css.line} />
    </>
  ),
  // A closed moon gate with a lamp on.
  noAuthorisation: (
    <>
      <path d="M164 300V166h232v134" className={css.wall} />
      <path d="M148 166l24-28h216l24 28z" className={css.roof} />
      <circle cx="280" cy="238" r="58" className={css.gate} />
      <path d="M280 180v116m-12-58v10m24-10v10" className={css.line} />
      <circle cx="186" cy="208" r="10" className={css.sun} />
    </>
  ),
  // A bridge under repair.
  service: (
    <>
      <path d="M96 286q84-62 136-66v20q-44 18-64 66zm368 0q-84-62-136-66v20q44 18 64 66z" className={css.wall} />
      <path d="M236 222h88m-74 0v86m60-86v86m-60-54h60m-60 30l60-30m-60 0l60 30" className={css.line} />
      <path d="M254 196h52v18h-52zm12 18v8m28-8v8" className={css.roof} />
    </>
  ),
};
