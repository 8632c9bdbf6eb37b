import type { TestProject } from 'vitest/node';
import { type ComposedStory, readStories } from './plan.ts';
import { buildStorybook, serveStorybook } from './storybook.ts';
import { openBrowser } from './studio.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storybook: { origin: string; stories: ComposedStory[] };
  }
}

/** Builds and serves Storybook once for all files of this project, and reads what stories there are. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStorybook();
  const site = await serveStorybook();
  const browser = await openBrowser();
  try {
    const stories = await readStories(await browser.newPage(), site.origin);
    project.provide('storybook', { origin: site.origin, stories });
  } finally {
    await browser.close();
  }
  return site.close;
}
