import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { FilterRow } from './index.ts';

const items = Array.from({ length: 20 }, (_, index) => ({
  id: `${index}`,
  label: `部门 ${index}`,
  href: `#${index}`,
  current: index === 15,
}));

describe('FilterRow', () => {
  conformance(
    <FilterRow label="Office" items={[{ id: 'a', label: 'All', href: '#a', current: true }]} collapsedCount={0} />,
    {
      refersTo: HTMLDivElement,
    },
  );

  test('shows the first ones and the chosen one, and all on demand', async () => {
    render(<FilterRow label="部门" items={items} collapsedCount={5} />);
    expect(page.getByRole('link').elements()).toHaveLength(6);
    await page.getByRole('button', { name: '展开 20 个' }).click();
    expect(page.getByRole('link').elements()).toHaveLength(20);
    await page.getByRole('button', { name: '收起' }).click();
    expect(page.getByRole('link').elements()).toHaveLength(6);
  });

  test('says how many each choice leaves, and greys the one that leaves none without taking it away', () => {
    const choice = (index: number, count: number) => ({
      id: `${index}`,
      label: `部门 ${index}`,
      href: `#${index}`,
      current: false,
      count,
    });
    render(<FilterRow label="部门" items={[choice(1, 9), choice(2, 0)]} />);
    const colorOf = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).color;
    expect(page.getByRole('link', { name: '部门 2 0' }).elements()).toHaveLength(1);
    expect(colorOf('部门 2 0')).not.toBe(colorOf('部门 1 9'));
  });

  test('has nothing to expand when all fit', () => {
    render(<FilterRow label="部门" items={items} collapsedCount={20} />);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
