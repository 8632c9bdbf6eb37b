import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../internals/testing/render.tsx';
import {
  change,
  drop,
  Example,
  forget,
  group,
  lift,
  order,
  spoken,
  tile,
} from '../../internals/testing/SortableExample.tsx';
import { SortableGrid, type SortableGroup } from '../index.ts';

afterEach(forget);

describe('a sortable grid by keyboard', () => {
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

  test('has the focus on the next cross after a tile is removed, and on the one before after the last', async () => {
    function Removable() {
      const [groups, setGroups] = useState<readonly SortableGroup[]>([group('mine', '我的收藏', '甲乙丙')]);
      const [remove] = useState(
        () => (id: string) =>
          setGroups((before) =>
            before.map((each) => ({ ...each, items: each.items.filter((item) => item.id !== id) })),
          ),
      );
      return <SortableGrid groups={groups} onGroupsChange={setGroups} onRemove={remove} />;
    }
    render(<Removable />);
    (page.getByRole('button', { name: '移除“乙”' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(page.getByRole('button', { name: '移除“丙”' }).element());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(page.getByRole('button', { name: '移除“甲”' }).element());
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
