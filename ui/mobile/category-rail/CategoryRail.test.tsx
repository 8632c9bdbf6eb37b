import { describe, expect, test } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { CategoryRail } from './index.ts';

const many = (chosen: number) =>
  Array.from({ length: 40 }, (_item, index) => ({
    id: `c${index}`,
    label: `类别 ${index}`,
    href: '#c',
    current: index === chosen,
  }));

describe('CategoryRail', () => {
  conformance(<CategoryRail items={[{ id: 'all', label: 'All', href: '#all', current: true }]} />, {
    refersTo: HTMLElement,
  });

  test('scrolls itself, and not the page, until the chosen category is in sight', () => {
    const { container, rerender } = render(<CategoryRail items={many(39)} />);
    const list = container.querySelector('ul') as HTMLElement;
    const seen = () => {
      const view = list.getBoundingClientRect();
      const box = (list.querySelector('[aria-current]') as HTMLElement).getBoundingClientRect();
      return box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
    };
    expect(list.scrollTop).toBeGreaterThan(0);
    expect(seen()).toBe(true);
    rerender(<CategoryRail items={many(0)} />);
    expect(list.scrollTop).toBe(0);
    expect(seen()).toBe(true);
    expect(window.scrollY).toBe(0);
  });
});
