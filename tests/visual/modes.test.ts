import { describe, expect, inject, test } from 'vitest';
import { type Mode, modes } from '../../.storybook/modes.ts';
import { toolbar } from '../../.storybook/toolbar.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { listPictures, weighPictures } from './album.ts';
import { picturePath } from './plan.ts';

const { stories } = inject('storybook');

/** What Chromatic takes, as its documentation says: each mode of each story that neither of them disables. */
const snapshots = stories.flatMap((story) =>
  story.chromatic.disableSnapshot
    ? []
    : Object.entries(story.chromatic.modes).flatMap(([name, { disable, ...mode }]) =>
        disable === true ? [] : [{ story, name, mode }],
      ),
);

describe('Chromatic and the committed pictures', () => {
  test('have the same stories in the same modes', () => {
    expect(snapshots.length).toBeGreaterThan(500);
    const asked = snapshots.map(({ story, name }) => picturePath(story.file, story.id, name));
    expect(listPictures().sort()).toEqual(asked.sort());
  });

  test('mean the same by a mode: the one that the list declares', () => {
    const wrong = snapshots.filter(({ name, mode }) => {
      const declared: Mode | undefined = modes[name as keyof typeof modes];
      return JSON.stringify(sorted(mode)) !== JSON.stringify(declared && sorted({ ...declared }));
    });
    expect(wrong.map(({ story, name }) => `${story.id}: ${name}`)).toEqual([]);
  });

  test('never share a file between two stories', () => {
    const paths = snapshots.map(({ story, name }) => picturePath(story.file, story.id, name));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

test('the committed pictures weigh less than 25 MB', () => {
  expect(weighPictures()).toBeLessThan(25_000_000);
});

describe('a mode', () => {
  test('turns only what the toolbar has, to a value that it offers', () => {
    const unknown = Object.entries(modes).flatMap(([name, { viewport: _, ...globals }]) =>
      Object.entries(globals)
        .filter(([key, value]) => !offers(key, value))
        .map(([key, value]) => `${name}: ${key} ${value}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has a window that the toolbar offers', () => {
    const windows = Object.values(viewports).map(({ width, height }) => `${width}×${height}`);
    const other = Object.values(modes).filter(
      ({ viewport }) => !windows.includes(`${viewport.width}×${viewport.height}`),
    );
    expect(other).toEqual([]);
  });

  // Storybook lets a story's own globals win, so such a picture would show something else than its name says.
  test('is not contradicted by what a story sets in the toolbar by itself', () => {
    const contradicted = snapshots.flatMap(({ story, name, mode }) =>
      Object.entries(story.globals)
        .filter(([key, value]) => key !== 'viewport' && key in mode && mode[key] !== value)
        .map(([key, value]) => `${story.id} sets ${key} to ${value}, yet is pictured in ${name}`),
    );
    expect(contradicted).toEqual([]);
  });

  test('shows a story in the window that the story asks for, among others', () => {
    const strange = stories.filter((story) => {
      const asked = (story.globals.viewport as { value?: keyof typeof viewports } | undefined)?.value;
      const taken = snapshots.filter((snapshot) => snapshot.story === story);
      return asked && taken.length > 0 && !taken.some(({ mode }) => mode.viewport.width === viewports[asked].width);
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });
});

describe('a story without pictures', () => {
  const without = stories.filter(({ chromatic }) => chromatic.disableSnapshot);

  test('gives its reason', () => {
    expect(without.filter(({ notPictured = '' }) => notPictured.length < 20).map(({ id }) => id)).toEqual([]);
  });

  // Each new one is seen here in review.
  test('is one of few', () => {
    expect(without.map(({ id }) => id).sort()).toEqual([
      'components-carousel--no-slides',
      'components-drawer--opened-by-press',
      'components-empty--empty-lists',
      'mobile-action-sheet--opened-by-press',
      'mobile-area-picker--opened-by-press',
      'mobile-bottom-sheet--opened-by-press',
      'mobile-picker--opened-by-press',
      'mobile-popup--opened-by-press',
      'tokens-theme--promises',
    ]);
  });

  test('is never one that only has every mode turned off', () => {
    const silent = stories.filter(
      (story) => !without.includes(story) && !snapshots.some((taken) => taken.story === story),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

function offers(key: string, value: unknown): boolean {
  const items = toolbar[key]?.toolbar?.items ?? [];
  return items.some((item) => (typeof item === 'string' ? item : item.value) === value);
}

function sorted(record: Record<string, unknown>): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => a.localeCompare(b));
}
