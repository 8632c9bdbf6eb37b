import { type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { commands } from 'vitest/browser';
import type { Drawn } from './draw.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawOnServer: (file: string, id: string) => Promise<Drawn>;
  }
}

/** A story as its test composes it. */
export type TestedStory = FunctionComponent & {
  id: string;
  parameters: Record<string, unknown>;
  load(): Promise<void>;
};

/**
 * Puts the server's HTML of a story into the page and hydrates it. Returns a line for each complaint of React
 * on either side: in development React compares every text, element and attribute with its own.
 * Changes that effects make afterwards, such as measuring or opening a layer, are intended and not compared.
 */
export async function hydrationFaults(Story: TestedStory, file: string): Promise<string[]> {
  const { html, complaints } = await commands.drawOnServer(file, Story.id);
  const faults = complaints.map((complaint) => `on the server: ${complaint}`);
  // Removes the tested story and loads the data of this one.
  await Story.load();
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);

  const { error } = console;
  console.error = (...parts: unknown[]) => faults.push(parts.map(String).join(' '));
  const note = (thrown: unknown) => faults.push(String(thrown));
  let root: Root | undefined;
  await new Promise<void>((alive) => {
    root = hydrateRoot(
      place,
      <Whole onAlive={alive}>
        <Story />
      </Whole>,
      { onRecoverableError: note, onUncaughtError: note },
    );
  });
  await new Promise((shown) => requestAnimationFrame(shown));
  root?.unmount();
  place.remove();
  console.error = error;
  return faults;
}

function Whole({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
