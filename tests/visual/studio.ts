import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Request } from 'playwright';
import { launchOptions } from '../../scripts/chromium.ts';
import { until } from '../../scripts/until.ts';
import type { Camera } from './album.ts';
import { clearStory, findForeignLetters, settle, showStory, turnGlobals, untilIdle } from './inPage.ts';
import { decode, type Pixels } from './pixels.ts';
import { type PlannedPicture, type PlannedStory, previewIsReady } from './plan.ts';

const storyMs = 60_000;
const maxShots = 12;

/** Room below the lowest element, for its shadow and its focus ring. */
const margin = 24;

// A tile that is drawn again in parts, or before all of its parts are there, differs by one step of colour in a
// few pixels from one that is drawn at once.
const steady = [
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...steady] });
}

export function cameraOf(browser: Browser): Camera {
  return { chromium: browser.version().split('.')[0] ?? '', processor: process.arch };
}

/** A page of its own in which one story after another is drawn and photographed. */
export class Studio {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #devtools: CDPSession;
  readonly #origin: string;
  #globals = '';
  #isOpen = false;
  #isCropped = false;
  readonly #underway = new Set<Request>();
  #hasFetched = false;

  private constructor(context: BrowserContext, page: Page, devtools: CDPSession, origin: string) {
    this.#context = context;
    this.page = page;
    this.#devtools = devtools;
    this.#origin = origin;
    page.on('request', (request) => {
      this.#underway.add(request);
      this.#hasFetched = true;
    });
    page.on('requestfinished', (request) => this.#underway.delete(request));
    page.on('requestfailed', (request) => this.#underway.delete(request));
  }

  static async open(browser: Browser, origin: string): Promise<Studio> {
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
      // Storybook then ends animations instead of waiting a tenth of a second for them.
      userAgent: `${await userAgentOf(browser)} StorybookTestRunner`,
    });
    const page = await context.newPage();
    return new Studio(context, page, await context.newCDPSession(page), origin);
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /**
   * Draws the story afresh in the first mode and in each window; a mode of the same window only turns the toolbar.
   * Calls back with each picture in turn. Throws when the story does.
   */
  async photograph(story: PlannedStory, save: (planned: PlannedPicture) => Promise<void>): Promise<void> {
    let window = '';
    this.#isCropped = story.cropToViewport;
    try {
      // Else the toolbar, when it is turned, would draw the last story once more.
      if (this.#isOpen) await this.page.evaluate(clearStory);
      for (const planned of story.pictures) {
        const { width, height } = planned.viewport;
        const isNewWindow = window !== `${width}×${height}`;
        window = `${width}×${height}`;
        if (isNewWindow) await this.page.setViewportSize({ width, height });
        if (!this.#isOpen) await this.#openPreview();
        await this.#turn(planned.globals);
        if (isNewWindow) await this.page.evaluate(showStory, { id: story.id, withinMs: storyMs });
        await save(planned);
      }
    } catch (error) {
      // What is left of a story that failed must not stand in the next one's picture.
      this.#isOpen = false;
      throw error;
    }
  }

  /** The same in a document of its own, as pictures are taken. */
  photographAfresh(story: PlannedStory, save: (planned: PlannedPicture) => Promise<void>): Promise<void> {
    this.#isOpen = false;
    return this.photograph(story, save);
  }

  /** One picture of what is drawn, as wide as the window and as high as the story. */
  async shoot(): Promise<Pixels> {
    const bottom = await this.page.evaluate(settle);
    const { cssContentSize, cssLayoutViewport } = await this.#devtools.send('Page.getLayoutMetrics');
    const inWindow = cssLayoutViewport.clientHeight;
    const whole = this.#isCropped ? inWindow : Math.max(cssContentSize.height, inWindow);
    const height = Math.ceil(Math.min(bottom + margin, whole));
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > inWindow,
      clip: { x: 0, y: 0, width: cssLayoutViewport.clientWidth, height, scale: 1 },
    });
    return decode(Buffer.from(data, 'base64'));
  }

  /** The picture that is expected, or else the first that two shots in a row agree on, with all that is fetched. */
  async shootUntilStill(expected?: Pixels): Promise<Pixels> {
    let last = await this.shoot();
    for (let shots = 1; shots < maxShots; shots += 1) {
      if (expected && isSame(last, expected)) return last;
      await this.#rest();
      const next = await this.shoot();
      if (isSame(last, next)) return next;
      last = next;
    }
    throw new Error(
      `The story does not keep still: ${maxShots} pictures in a row differ. Stop what moves, or mark it with notPictured().`,
    );
  }

  /** Characters on the page that the pinned typeface lacks, which another machine would draw in another one. */
  findForeignLetters(): Promise<string> {
    return this.page.evaluate(findForeignLetters);
  }

  /** Waits until what was fetched for the page, such as a module of a part of it, is there and drawn. */
  async #rest(): Promise<void> {
    if (!this.#hasFetched) return;
    await until(async () => this.#underway.size === 0, storyMs);
    this.#hasFetched = false;
    await this.page.evaluate(untilIdle);
  }

  async #openPreview(): Promise<void> {
    this.#underway.clear();
    // `chromatic=true` makes the preview hold still; axe has run on every story in another test.
    await this.page.goto(`${this.#origin}/iframe.html?chromatic=true&viewMode=story&globals=a11y.manual:!true`);
    await previewIsReady(this.page);
    this.#globals = '';
    this.#isOpen = true;
  }

  async #turn(globals: Record<string, unknown>): Promise<void> {
    const wanted = JSON.stringify(globals);
    if (wanted === this.#globals) return;
    await this.page.evaluate(turnGlobals, { globals, withinMs: storyMs });
    this.#globals = wanted;
  }
}

function isSame(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height && one.data.equals(other.data);
}

async function userAgentOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return agent;
}
