import path from 'node:path';
import type { Page } from 'playwright';

/** A story as Storybook composes it from the parameters and globals of project, file and story. */
export interface ComposedStory {
  id: string;
  title: string;
  name: string;
  /** The file it stands in, from the repository's top folder. */
  file: string;
  /** What the story sets in the toolbar by itself, whatever the reader chose. */
  globals: Record<string, unknown>;
  chromatic: {
    disableSnapshot?: boolean;
    cropToViewport?: boolean;
    modes: Record<string, PlannedMode & { disable?: boolean }>;
  };
  notPictured?: string;
}

/** A window and the toolbar's choices. */
export interface PlannedMode {
  viewport: { width: number; height: number };
  [global: string]: unknown;
}

export interface PlannedPicture {
  mode: string;
  viewport: PlannedMode['viewport'];
  globals: Record<string, unknown>;
  /** Its file in the album, without the ending. */
  path: string;
}

export interface PlannedStory {
  id: string;
  title: string;
  name: string;
  /** Nothing below the window is pictured. */
  cropToViewport: boolean;
  pictures: PlannedPicture[];
}

interface Extracted extends Pick<ComposedStory, 'id' | 'title' | 'name'> {
  parameters: { fileName: string; chromatic: ComposedStory['chromatic']; notPictured?: string };
  storyGlobals: ComposedStory['globals'];
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { ready: () => Promise<void>; extract: () => Promise<Record<string, Extracted>> };
  }
}

/** Waits until the preview has been prepared, pinned typeface included, and can draw a story. */
export async function previewIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
}

/** Reads every story from a page of the built Storybook, in the way Chromatic does. */
export async function readStories(page: Page, origin: string): Promise<ComposedStory[]> {
  await page.goto(`${origin}/iframe.html`);
  await previewIsReady(page);
  return page.evaluate(async () =>
    Object.values(await window.__STORYBOOK_PREVIEW__.extract()).map(
      ({ id, title, name, parameters, storyGlobals }) => ({
        id,
        title,
        name,
        file: parameters.fileName.replace(/^\.\//, ''),
        globals: storyGlobals,
        chromatic: parameters.chromatic,
        notPictured: parameters.notPictured,
      }),
    ),
  );
}

/** The pictures to take of each story, those of one window together. */
export function planPictures(stories: readonly ComposedStory[]): PlannedStory[] {
  return stories
    .filter(({ chromatic }) => !chromatic.disableSnapshot)
    .map(({ id, title, name, file, chromatic }) => ({
      id,
      title,
      name,
      cropToViewport: chromatic.cropToViewport === true,
      pictures: Object.entries(chromatic.modes)
        .filter(([, { disable }]) => !disable)
        .map(([mode, { viewport, disable: _, ...globals }]) => ({
          mode,
          viewport,
          globals,
          path: picturePath(file, id, mode),
        }))
        .sort((a, b) => a.viewport.width - b.viewport.width),
    }));
}

/** `button/with-icons.dark-1280` for a mode of a story in `stories/button.stories.tsx`. */
export function picturePath(file: string, id: string, mode: string): string {
  const folder = path.posix.relative('stories', file).replace(/\.stories\.tsx$/, '');
  return path.posix.join(folder, `${id.split('--').at(-1)}.${mode}`);
}
