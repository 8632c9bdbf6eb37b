import { type ReactNode, useState } from 'react';
import { type Mock, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SortableGrid, type SortableGroup } from '../../sortable-grid/index.ts';
import { settled } from './conformance.tsx';
import { middleOf, mouse } from './mouse.ts';

export const group = (id: string, label: string, names: string): SortableGroup => ({
  id,
  label,
  items: [...names].map((name) => ({ id: name, name })),
});
const start = [group('mine', '我的收藏', '甲乙丙丁戊己庚'), group('home', '首页', '子丑'), group('none', '空', '')];
export const change: Mock<() => void> = vi.fn();

/** A grid with state; `change` is called with each new state. */
export function Example({
  groups = start,
  zoom = 1,
  onRemove,
  renderLast,
}: {
  groups?: SortableGroup[];
  zoom?: number;
  onRemove?: () => void;
  renderLast?: (group: SortableGroup) => ReactNode;
}) {
  const [shown, setShown] = useState<readonly SortableGroup[]>(groups);
  return (
    <div style={{ width: 640, zoom }}>
      <SortableGrid
        groups={shown}
        onRemove={onRemove}
        renderLast={renderLast}
        onGroupsChange={(next) => {
          change();
          setShown(next);
        }}
      />
    </div>
  );
}

export const tile = (name: string) => document.querySelector(`[data-sortable-id="${name}"]`) as HTMLElement;
export const list = (id: string) => document.querySelector(`[data-group="${id}"]`) as HTMLElement;
export const order = (id = 'mine') =>
  [...list(id).children].map((item) => (item as HTMLElement).dataset.sortableId).join('');
export const spoken = () => document.querySelector('p[role=status]')?.textContent;
export const overlay = () => document.querySelector('body > [aria-hidden=true] > div') as HTMLElement | null;
export const still = () => Promise.all(document.getAnimations().map((animation) => animation.finished));

/** Lifts a tile by the key of its handle. */
export async function lift(name: string) {
  (tile(name).querySelector('[data-handle]') as HTMLElement).focus();
  await userEvent.keyboard(' ');
}

/** Drags a tile to the middle of a target and drops it. */
export async function drop(name: string, target: Element) {
  // Wait until tiles stop moving, or the press would miss them.
  await still();
  const to = middleOf(target);
  await mouse.carry(middleOf(tile(name)), to);
  await settled();
  await settled();
  await mouse.up(to);
  await settled();
  await still();
}

/** Resets the state for the next test. */
export function forget() {
  change.mockClear();
  window.scrollTo(0, 0);
}
