import '@fontsource-variable/noto-sans-sc/wght.css';

/** The moment that every picture shows. */
const moment = Date.parse('2026-11-20T10:00:00+08:00');

/** Waits as long as these are for people (a message that leaves, a picture that changes), never for the program. */
const longMs = 1500;
const tickMs = 1000;

/** One typeface for every machine, lines of code included: the product itself takes the reader's own. */
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
 * Makes the page still and the same on every machine, before the first story is drawn: one typeface, one moment,
 * no movement. Done where pictures are taken only, on Chromatic and by `npm run test:visual`.
 */
export async function holdStill(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = looks;
  document.head.append(style);
  stopTheClock();
  // Loaded as a whole: a story that measures its text must not do so in a typeface that is replaced a moment later.
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
