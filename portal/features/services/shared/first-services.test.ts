import { describe, expect, it } from 'vitest';
import { firstServices } from './first-services.ts';

describe('the phone’s tiles', () => {
  it('begin with one’s own services and name each once', () => {
    const app = (id: string) => ({ id }) as Parameters<typeof firstServices>[0][number];
    const tiles = firstServices([app('a'), app('b')], [app('b'), app('c'), app('d')], 3);
    expect(tiles.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
