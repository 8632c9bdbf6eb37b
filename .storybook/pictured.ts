import '@fontsource-variable/noto-sans-sc/wght.css';

/** The time at which the clock is stopped in every screenshot. */
const moment = Date.parse('2026-11-20T10:00:00+08:00');

/** Timers of at least this length are for people (a message that disappears, a slide that changes), in ms. */
const longMs = 1500;
const tickMs = 1000;

/** One font for every machine, also for code; the product itself uses the reader's fonts. */
const looks = `
  :root { --ym-font-body: 'Noto Sans SC Variable' !important; }
  body * { font-family: inherit !important; }
  *, ::before, ::after {
    transition: none !important;
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }`;

/**
 * Makes stories look the same on every machine, before the first one is rendered: one font, a stopped clock,
 * no motion. Only for screenshots, on Chromatic and in `npm run test:visual`.
 */
export async function holdStill(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = looks;
  document.head.append(style);
  stopTheClock();
  // All fonts are loaded first, so that a story does not measure its text in a fallback font.
  await Promise.all([...document.fonts].map((face) => face.load()));
}

function stopTheClock(): void {
  window.Date = new Proxy(Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [moment] : given, target),
    get: (real, key) => (key === 'now' ? () => moment : Reflect.get(real, key)),
  });
  const { setTimeout: wait, setInterval: tick } = window;
  const later = (...given: Parameters<typeof wait>) => (Number(given[1] ?? 0) >= longMs ? 0 : wait(...given));
  const again = (...given: Parameters<typeof tick>) => (Number(given[1] ?? 0) >= tickMs ? 0 : tick(...given));
  window.setTimeout = later as typeof window.setTimeout;
  window.setInterval = again as typeof window.setInterval;
}
