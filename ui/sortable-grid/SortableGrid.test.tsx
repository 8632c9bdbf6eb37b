import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../internals/testing/conformance.tsx';
import { finger, middleOf, mouse } from '../internals/testing/mouse.ts';
import { render } from '../internals/testing/render.tsx';
import { SortableGrid, type SortableGroup } from './index.ts';

const group = (id: string, label: string, names: string): SortableGroup => ({
  id,
  label,
  items: [...names].map((name) => ({ id: name, name })),
});
const start = [group('mine', '我的收藏', '甲乙丙丁戊己庚'), group('home', '首页', '子丑'), group('none', '空', '')];
const change = vi.fn();

function Example({
  groups = start,
  zoom = 1,
  onRemove,
}: {
  groups?: SortableGroup[];
  zoom?: number;
  onRemove?: () => void;
}) {
  const [shown, setShown] = useState<readonly SortableGroup[]>(groups);
  return (
    <div style={{ width: 640, zoom }}>
      <SortableGrid
        groups={shown}
        onRemove={onRemove}
        onGroupsChange={(next) => {
          change();
          setShown(next);
        }}
      />
    </div>
  );
}

const tile = (name: string) => document.querySelector(`[data-sortable-id="${name}"]`) as HTMLElement;
const list = (id: string) => document.querySelector(`[data-group="${id}"]`) as HTMLElement;
const order = (id = 'mine') => [...list(id).children].map((item) => (item as HTMLElement).dataset.sortableId).join('');
const spoken = () => document.querySelector('p[role=status]')?.textContent;
const overlay = () => document.querySelector('body > [aria-hidden=true] > div') as HTMLElement | null;
const still = () => Promise.all(document.getAnimations().map((animation) => animation.finished));

async function lift(name: string) {
  (tile(name).querySelector('[data-handle]') as HTMLElement).focus();
  await userEvent.keyboard(' ');
}
async function drop(name: string, target: Element) {
  // Tiles on their way would be pressed where they no longer are.
  await still();
  const to = middleOf(target);
  await mouse.carry(middleOf(tile(name)), to);
  await settled();
  await settled();
  await mouse.up(to);
  await still();
}

describe('SortableGrid', () => {
  conformance(
    <SortableGrid
      groups={[{ id: 'a', label: 'Mine', items: [{ id: '1', name: 'One' }] }]}
      onGroupsChange={() => undefined}
      onRemove={() => undefined}
    />,
    { refersTo: HTMLDivElement },
  );

  afterEach(() => {
    change.mockClear();
    window.scrollTo(0, 0);
  });

  describe('by keyboard', () => {
    test('lifts with Space, moves with arrows, Home and End, drops with Space, and speaks each place', async () => {
      render(<Example groups={[group('mine', '我的收藏', '甲乙丙丁戊己庚')]} />);
      await lift('乙');
      expect(spoken()).toBe('已拿起“乙”，第 2 个，共 7 个');
      for (const [key, now, words] of [
        ['{ArrowRight}', '甲丙乙丁戊己庚', '“乙”到第 3 个，共 7 个'],
        ['{ArrowLeft}', '甲乙丙丁戊己庚', '“乙”到第 2 个，共 7 个'],
        ['{ArrowDown}', '甲丙丁戊己乙庚', '“乙”到第 6 个，共 7 个'],
        ['{ArrowUp}', '甲乙丙丁戊己庚', '“乙”到第 2 个，共 7 个'],
        ['{End}', '甲丙丁戊己庚乙', '“乙”到第 7 个，共 7 个'],
        ['{Home}', '乙甲丙丁戊己庚', '“乙”到第 1 个，共 7 个'],
      ] as const) {
        await userEvent.keyboard(key);
        expect(order()).toBe(now);
        expect(spoken()).toBe(words);
        expect(document.activeElement?.closest('li')).toBe(tile('乙'));
      }
      expect(change).not.toHaveBeenCalled();
      await userEvent.keyboard(' ');
      expect(spoken()).toBe('已放下“乙”，第 1 个，共 7 个');
      expect(change).toHaveBeenCalledOnce();
    });

    test('says on the handle what it moves and which keys do it', async () => {
      render(<Example />);
      const handle = page.getByRole('button', { name: '移动“甲”' });
      await expect.element(handle).toHaveAccessibleDescription(/按空格键拿起/);
      await lift('甲');
      await expect.element(handle).toHaveAttribute('aria-pressed', 'true');
    });

    test('goes into the next group and back, and keeps the focus on the tile', async () => {
      render(<Example />);
      await lift('庚');
      await userEvent.keyboard('{ArrowRight}');
      expect([order(), order('home')]).toEqual(['甲乙丙丁戊己', '庚子丑']);
      expect(spoken()).toBe('“庚”到“首页”第 1 个，共 3 个');
      expect(document.activeElement?.closest('li')).toBe(tile('庚'));
      await userEvent.keyboard('{ArrowDown}');
      expect(order('none')).toBe('庚');
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      expect([order('home'), order('none')]).toEqual(['子丑庚', '']);
      expect(change).toHaveBeenCalledOnce();
    });

    test('gives up with Escape and keeps the key from what surrounds it', async () => {
      const { container } = render(<Example />);
      const outer = vi.fn();
      container.addEventListener('keydown', (event) => event.key === 'Escape' && outer());
      await lift('甲');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Escape}');
      expect(order()).toBe('甲乙丙丁戊己庚');
      expect(spoken()).toBe('已取消移动“甲”，回到“我的收藏”第 1 个，共 7 个');
      expect(change).not.toHaveBeenCalled();
      expect(outer).not.toHaveBeenCalled();
    });

    test('puts the tile down where it is when the focus goes elsewhere', async () => {
      render(<Example />);
      await lift('甲');
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.tab();
      expect(order()).toBe('乙甲丙丁戊己庚');
      expect(change).toHaveBeenCalledOnce();
    });

    test('follows the reading direction of right-to-left pages', async () => {
      render(
        <div dir="rtl">
          <Example groups={[group('mine', '我的收藏', '甲乙丙丁戊')]} />
        </div>,
      );
      await lift('甲');
      await userEvent.keyboard('{ArrowLeft}');
      expect(order()).toBe('乙甲丙丁戊');
      await userEvent.keyboard('{ArrowRight} ');
      expect(order()).toBe('甲乙丙丁戊');
      await drop('甲', tile('丙'));
      expect(order()).toBe('乙丙甲丁戊');
    });

    test('takes moves back by Ctrl+Z and by the button, one by one', async () => {
      render(<Example />);
      await lift('甲');
      await userEvent.keyboard('{ArrowRight} ');
      await lift('己');
      await userEvent.keyboard('{End} ');
      expect(order()).toBe('乙甲丙丁戊庚己');
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(order()).toBe('乙甲丙丁戊己庚');
      expect(spoken()).toBe('已撤销，“己”回到“我的收藏”第 6 个，共 7 个');
      await page.getByRole('button', { name: '撤销移动' }).click();
      expect(order()).toBe('甲乙丙丁戊己庚');
      expect(page.getByRole('button', { name: '撤销移动' }).elements()).toHaveLength(0);
    });
  });

  describe('by mouse', () => {
    test('sorts inside a grid', async () => {
      render(<Example />);
      await drop('甲', tile('丙'));
      expect(order()).toBe('乙丙甲丁戊己庚');
      await drop('庚', tile('乙'));
      expect(order()).toBe('庚乙丙甲丁戊己');
      expect(change).toHaveBeenCalledTimes(2);
    });

    test('moves between grids, and into an empty one', async () => {
      render(<Example />);
      await drop('乙', tile('丑'));
      expect([order(), order('home')]).toEqual(['甲丙丁戊己庚', '子乙丑']);
      await drop('子', list('none'));
      expect([order('home'), order('none')]).toEqual(['乙丑', '子']);
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
      render(
        <SortableGrid groups={[group('mine', '我的收藏', '甲乙丙')]} onGroupsChange={change} renderTile={linked} />,
      );
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

  describe('by touch', () => {
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
      await finger.down(from);
      await finger.move({ x: from.x, y: from.y + 40 });
      await finger.move({ x: from.x, y: from.y + 80 });
      await finger.up();
      expect(overlay()).toBeNull();
      expect(change).not.toHaveBeenCalled();
    });
  });
});

const linked = ({ name }: { name: string }) => <a href={`#${name}`}>{name}</a>;
