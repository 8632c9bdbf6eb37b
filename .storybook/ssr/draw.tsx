import { text } from 'node:stream/consumers';
import { composeStory, type Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { initialGlobals, toolbar } from '../toolbar.ts';
import { withLooks } from '../withLooks.tsx';

type Story = Parameters<typeof composeStory>[0];

export interface Drawn {
  html: string;
  /** What React wrote to the console meanwhile. */
  complaints: string[];
}

/** Draws a story in Node, where there is no window, to the text that a server would send when all of it is there. */
export async function draw(file: Record<string, unknown>, id: string): Promise<Drawn> {
  const { default: meta, ...stories } = file;
  const preview = { decorators: [withLooks], globalTypes: toolbar, initialGlobals };
  const composed = Object.entries(stories)
    .filter(([, story]) => typeof story === 'object')
    .map(([name, story]) => composeStory(story as Story, meta as Meta, preview, name));
  const wanted = composed.find((story) => story.id === id);
  if (!wanted) throw new Error(`There is no story ${id} beside ${composed.map((story) => story.id).join(', ')}`);
  const complaints: string[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));
  try {
    await wanted.load();
    const { prelude } = await prerenderToNodeStream(createElement(wanted), { progressiveChunkSize: Infinity });
    return { html: await text(prelude), complaints };
  } finally {
    console.error = error;
  }
}
