import { text } from 'node:stream/consumers';
import { composeStory, type Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { initialGlobals, toolbar } from '../toolbar.ts';
import { withLooks } from '../withLooks.tsx';

type Story = Parameters<typeof composeStory>[0];

export interface Drawn {
  html: string;
  /** Console messages of React while rendering. */
  complaints: string[];
}

/** Renders a story in Node, without a window, to the complete HTML that a server would send. */
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
