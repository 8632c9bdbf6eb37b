/** Import it first: it stops the clock of the process at the time of the screenshots, so that recordings are equal. */
const moment = Date.parse('2026-11-20T10:00:00+08:00');

globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [moment] : given, target),
  get: (real, key) => (key === 'now' ? () => moment : Reflect.get(real, key)),
});
