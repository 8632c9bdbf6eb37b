import { afterEach, describe, expect, test } from 'vitest';
import { finger, middleOf } from '../../internals/testing/mouse.ts';
import { render } from '../../internals/testing/render.tsx';
import { change, Example, forget, list, order, overlay, tile } from '../../internals/testing/SortableExample.tsx';

afterEach(forget);

describe('a sortable grid by touch', () => {
  test('takes a tile by a long press', async () => {
    render(<Example />);
    await finger.down(middleOf(tile('甲')));
    await expect.poll(overlay).not.toBeNull();
    const to = middleOf(tile('丙'));
    await finger.move({ x: to.x - 20, y: to.y });
    await finger.move(to);
    await expect.poll(() => order()).toBe('乙丙甲丁戊己庚');
    await finger.up();
    await expect.poll(() => change.mock.calls.length).toBe(1);
  });

  test('carries it into another grid without losing the finger', async () => {
    render(<Example />);
    await finger.down(middleOf(tile('甲')));
    await expect.poll(overlay).not.toBeNull();
    await finger.move(middleOf(tile('子')));
    await expect.poll(() => order('home')).toBe('甲子丑');
    await finger.move(middleOf(list('none')));
    await expect.poll(() => order('none')).toBe('甲');
    await finger.up();
    await expect.poll(() => change.mock.calls.length).toBe(1);
  });

  test('leaves a finger that moves at once to the page', async () => {
    render(<Example />);
    const from = middleOf(tile('甲'));
    // Sent together: on a busy machine a rest between them could be as long as the long press.
    await Promise.all([finger.down(from), finger.move({ x: from.x, y: from.y + 40 })]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(overlay()).toBeNull();
    await finger.move({ x: from.x, y: from.y + 80 });
    await finger.up();
    expect(overlay()).toBeNull();
    expect(change).not.toHaveBeenCalled();
  });
});
