/** What runs in the page of a story: each function is sent there as text, so it knows nothing outside itself. */

interface Channel {
  on: (event: string, listener: (...values: never[]) => void) => void;
  off: (event: string, listener: (...values: never[]) => void) => void;
  emit: (event: string, value: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Draws a story afresh, its `play` included. Throws its error, or that it took too long. */
export function showStory({ id, withinMs }: { id: string; withinMs: number }): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const isThere = document.body.dataset.pictured === id;
  document.body.dataset.pictured = id;
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  return new Promise((resolve, reject) => {
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    const done = ({ storyId, status }: { storyId: string; status: string }) => {
      if (storyId !== id) return;
      stop();
      if (status === 'error') reject(new Error('The story fails: its test among the stories says why.'));
      else resolve();
    };
    const fail = (error?: { message?: string; description?: string }) => {
      stop();
      reject(new Error(error?.message ?? error?.description ?? `Storybook has no story ${id}.`));
    };
    const watch = window.setInterval(() => {
      if (performance.now() - start > withinMs) fail({ message: `The story was not drawn within ${withinMs} ms.` });
    }, 500);
    const start = performance.now();
    function stop() {
      window.clearInterval(watch);
      channel.off('storyFinished', done);
      for (const event of failures) channel.off(event, fail);
    }
    channel.on('storyFinished', done);
    for (const event of failures) channel.on(event, fail);
    if (isThere) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Takes away the story on the page, by asking for one that there is not, and the faces of letters that it was drawn
 * with: a document keeps them by their size to a hundredth of a pixel, so that what it drew before at nearly the same
 * size sets letters a part of a pixel aside. Style sheets that are turned off and on again begin anew.
 */
export async function clearStory(): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  delete document.body.dataset.pictured;
  await new Promise<void>((resolve) => {
    function done() {
      channel.off('storyMissing', done);
      resolve();
    }
    channel.on('storyMissing', done);
    channel.emit('setCurrentStory', { storyId: 'none', viewMode: 'story' });
  });
  const sheets = [...document.styleSheets].filter((sheet) =>
    [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule),
  );
  for (const sheet of sheets) sheet.disabled = true;
  document.body.getBoundingClientRect();
  for (const sheet of sheets) sheet.disabled = false;
  await Promise.all([...document.fonts].map((face) => face.load()));
}

/** Turns the toolbar; resolves when the story on the page, if there is one, is drawn anew. */
export function turnGlobals({
  globals,
  withinMs,
}: {
  globals: Record<string, unknown>;
  withinMs: number;
}): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const hasStory = document.body.dataset.pictured !== undefined;
  return new Promise((resolve, reject) => {
    const event = hasStory ? 'storyFinished' : 'globalsUpdated';
    const start = performance.now();
    const watch = window.setInterval(() => {
      if (performance.now() - start < withinMs) return;
      stop();
      reject(new Error(`The toolbar was not turned within ${withinMs} ms.`));
    }, 500);
    function stop() {
      window.clearInterval(watch);
      channel.off(event, done);
    }
    function done() {
      stop();
      resolve();
    }
    channel.on(event, done);
    channel.emit('updateGlobals', { globals });
  });
}

/** Waits until pictures and letters are there and nothing moves; answers the lowest edge of what is drawn, in px. */
export async function settle(): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const sources = new Set<string>();
  let bottom = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (element instanceof HTMLImageElement) element.loading = 'eager';
    for (const part of [undefined, '::before', '::after']) {
      const { backgroundImage, maskImage } = getComputedStyle(element, part);
      for (const [, source] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g))
        if (source) sources.add(source);
    }
  }
  const pictures = [...sources].map((source) => Object.assign(new Image(), { src: source }));
  // A picture that cannot be had is drawn as a broken one, which may be what the story shows.
  await Promise.all([...document.images, ...pictures].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await nextFrame();
  await nextFrame();
  // A drawing that comes with a module of its own.
  for (let frame = 0; frame < 300 && document.querySelector('[data-awaited]'); frame += 1) await nextFrame();
  await document.fonts.ready;
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })) {
      bottom = Math.max(bottom, box.bottom + window.scrollY);
    }
  }
  const zoom = Number(document.documentElement.style.zoom || 1);
  return zoom === 1 ? bottom : Number.MAX_SAFE_INTEGER;
}

/** Waits until the page has nothing to do (at most a second), and neither has when React has drawn what it holds back for up to 300 ms. */
export async function untilIdle(): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, 350));
  await idle();
}

/** Characters of the page for which no loaded face of the pinned typeface has a drawing. */
export function findForeignLetters(): string {
  const ranges = [...document.fonts].flatMap((face) =>
    face.unicodeRange.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  );
  const texts: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element instanceof HTMLScriptElement || element instanceof HTMLStyleElement)
      continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      texts.push(element.value, element.placeholder);
    for (const part of ['::before', '::after']) {
      const { content } = getComputedStyle(element, part);
      if (content.startsWith('"')) texts.push(content.slice(1, -1));
    }
  }
  const letters = new Set(texts.join('').replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
  return [...letters]
    .filter(
      (letter) =>
        !ranges.some(([from, to]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to),
    )
    .join('');
}
