import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { settled } from '../../internals/testing/conformance.tsx';
import { middleOf, mouse } from '../../internals/testing/mouse.ts';
import { render } from '../../internals/testing/render.tsx';
import {
  change,
  drop,
  Example,
  forget,
  group,
  lift,
  list,
  order,
  overlay,
  still,
  tile,
} from '../../internals/testing/SortableExample.tsx';
import { SortableGrid, type SortableGroup } from '../index.ts';

afterEach(forget);

describe('a sortable grid by mouse', () => {
  test('sorts inside a grid', async () => {
    render(<Example />);
    await drop('甲', tile('丙'));
    expect(order()).toBe('乙丙甲丁戊己庚');
    await drop('庚', tile('乙'));
    expect(order()).toBe('庚乙丙甲丁戊己');
    expect(change).toHaveBeenCalledTimes(2);
  });

  test('drops where the pointer was let go, though no frame was drawn on the way', async () => {
    render(<Example />);
    const [from, to] = [middleOf(tile('甲')), middleOf(tile('丙'))];
    const fire = (kind: string, { x, y }: typeof to) =>
      tile('甲').dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y }));
    fire('mousedown', from);
    fire('mousemove', { x: from.x + 6, y: from.y });
    fire('mousemove', to);
    fire('mouseup', to);
    await expect.poll(() => change.mock.calls.length).toBe(1);
    await expect.poll(() => order()).toBe('乙丙甲丁戊己庚');
    expect(overlay()).toBeNull();
  });

  test('moves between grids, and into an empty one', async () => {
    render(<Example />);
    await drop('乙', tile('丑'));
    expect([order(), order('home')]).toEqual(['甲丙丁戊己庚', '子乙丑']);
    await drop('子', list('none'));
    expect([order('home'), order('none')]).toEqual(['乙丑', '子']);
  });

  test('leaves what stands after the tiles at the end, where a drop on it becomes the last tile', async () => {
    const renderLast = ({ id }: SortableGroup) => id !== 'home' && <a href="#add">Add to {id}</a>;
    render(<Example renderLast={renderLast} />);
    const add = page.getByRole('link', { name: 'Add to mine' });
    await drop('甲', add.element());
    expect(order()).toBe('乙丙丁戊己庚甲');
    expect(list('mine').lastElementChild?.textContent).toBe('Add to mine');
    await drop('子', page.getByRole('link', { name: 'Add to none' }).element());
    expect([order('home'), order('none')]).toEqual(['丑', '子']);
    await mouse.down(middleOf(add.element()));
    await mouse.up(middleOf(add.element()));
    expect(location.hash).toBe('#add');
    expect(change).toHaveBeenCalledTimes(2);
    history.replaceState(null, '', ' ');
  });

  test('drops into an empty group from 5 px away, not from further', async () => {
    render(<Example />);
    for (const [away, then] of [
      [7, ''],
      [4, '甲'],
    ] as const) {
      const box = list('none').getBoundingClientRect();
      const near = { x: box.left + 60, y: box.bottom + away };
      await mouse.carry(middleOf(tile('甲')), near);
      await settled();
      await settled();
      expect(order('none')).toBe(then);
      await mouse.up(near);
      await still();
    }
  });

  test('takes a press for a press, and leaves the cross of a tile alone', async () => {
    const remove = vi.fn();
    render(<Example onRemove={remove} />);
    await mouse.down(middleOf(tile('甲')));
    await mouse.up(middleOf(tile('甲')));
    expect(overlay()).toBeNull();
    await page.getByRole('button', { name: '移除“甲”' }).click();
    expect(remove).toHaveBeenCalledExactlyOnceWith('甲');
    const cross = middleOf(page.getByRole('button', { name: '移除“甲”' }).element());
    await mouse.carry(cross, middleOf(tile('丙')));
    await settled();
    expect(overlay()).toBeNull();
    await mouse.up(middleOf(tile('丙')));
  });

  test('gives up with Escape while the button is still down', async () => {
    render(<Example />);
    await mouse.carry(middleOf(tile('甲')), middleOf(tile('丙')));
    await expect.poll(() => order()).toBe('乙丙甲丁戊己庚');
    await userEvent.keyboard('{Escape}');
    expect(order()).toBe('甲乙丙丁戊己庚');
    expect(overlay()).toBeNull();
    await mouse.up(middleOf(tile('丁')));
    expect(change).not.toHaveBeenCalled();
  });

  test('does not follow a link in the tile that was dropped', async () => {
    render(<SortableGrid groups={[group('mine', '我的收藏', '甲乙丙')]} onGroupsChange={change} renderTile={linked} />);
    await drop('甲', tile('乙'));
    expect(change).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  for (const zoom of [1, 0.84, 0.7467]) {
    test(`keeps the carried tile under the pointer within 1 px at page zoom ${zoom}`, async () => {
      document.documentElement.style.setProperty('zoom', String(zoom));
      render(<Example />);
      const before = tile('甲').getBoundingClientRect();
      const from = { x: before.left + 20, y: before.top + 60 };
      const to = { x: from.x + 150, y: from.y + 90 };
      await mouse.carry(from, to);
      await settled();
      await settled();
      const box = (overlay() as HTMLElement).getBoundingClientRect();
      await mouse.up(to);
      document.documentElement.style.removeProperty('zoom');
      expect(Math.abs(box.left - before.left - 150)).toBeLessThanOrEqual(1);
      expect(Math.abs(box.top - before.top - 90)).toBeLessThanOrEqual(1);
      expect(Math.abs(box.width - before.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(box.height - before.height)).toBeLessThanOrEqual(1);
    });
  }

  test('finds the right slot inside an element with a zoom of its own', async () => {
    render(<Example zoom={0.7467} />);
    await drop('甲', tile('庚'));
    expect(order()).toBe('乙丙丁戊己庚甲');
  });

  test('lets tiles glide, but not for who asked for less motion', async () => {
    render(<Example />);
    for (const [motion, gliding] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: motion }],
      });
      await lift('甲');
      await userEvent.keyboard('{End}');
      expect(
        tile('丁')
          .getAnimations()
          .some((animation) => animation.effect?.getTiming().duration === 200),
      ).toBe(gliding);
      await userEvent.keyboard('{Escape}');
      await still();
    }
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('scrolls within 30 px of an edge, by 10 px a frame at most, and sorts what comes into sight', async () => {
    const many = Array.from({ length: 120 }, (_item, index) => ({ id: `n${index}`, name: `第 ${index} 个` }));
    render(<Example groups={[{ id: 'mine', label: '很多', items: many }]} />);
    const from = middleOf(tile('n0'));
    const steps: number[] = [];
    await mouse.carry(from, { x: from.x, y: window.innerHeight - 40 });
    await settled();
    expect(scrollY).toBe(0);
    await mouse.move({ x: from.x, y: window.innerHeight - 5 });
    let last = scrollY;
    while (scrollY < 600) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      steps.push(scrollY - last);
      last = scrollY;
    }
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    await mouse.up({ x: from.x, y: window.innerHeight - 5 });
    const tops = [...list('mine').children].map((item) => (item as HTMLElement).dataset.sortableId);
    expect(tops.indexOf('n0')).toBeGreaterThan(20);
  });
});

const linked = ({ name }: { name: string }) => <a href={`#${name}`}>{name}</a>;
