import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DescriptionList, type DescriptionListProps } from './index.ts';

const items = [
  { id: 'who', label: '申请人', value: '林知夏' },
  { id: 'when', label: '提交时间', value: '2026-11-20 09:12' },
  { id: 'fee', label: '费用', value: '' },
  { id: 'why', label: '申请理由', value: '因公出国，需要英文成绩单', wide: true },
];
function show(width: number, props: Partial<DescriptionListProps> = {}) {
  const { container } = render(
    <div style={{ width }}>
      <DescriptionList items={items} {...props} />
    </div>,
  );
  const pairs = [...container.querySelectorAll('dl > div')];
  return { pairs, tops: new Set(pairs.map((pair) => pair.getBoundingClientRect().top)).size };
}

describe('DescriptionList', () => {
  conformance(<DescriptionList items={[{ id: '1', label: 'Who', value: 'Lin' }]} />, { refersTo: HTMLDListElement });

  test('puts labels in a column of 80', () => {
    const { pairs } = show(400);
    const [label, value] = [pairs[0]?.querySelector('dt'), pairs[0]?.querySelector('dd')];
    expect((value?.getBoundingClientRect().left ?? 0) - (label?.getBoundingClientRect().left ?? 0)).toBe(96);
  });

  test('shows a dash for nothing', () => {
    expect(show(400).pairs[2]?.querySelector('dd')?.textContent).toBe('—');
  });

  test('puts pairs side by side where there is room, and gives a wide one a row', () => {
    expect(show(800, { columns: 3 }).tops).toBe(2);
    expect(show(800, { columns: 2 }).tops).toBe(3);
    expect(show(400, { columns: 3 }).tops).toBe(4);
  });

  test('never widens its place, however long its words', () => {
    const long = { id: 'long', label: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), value: 'x'.repeat(200) };
    for (const labels of ['beside', 'above'] as const) {
      const { pairs } = show(320, { items: [long], labels });
      expect(pairs[0]?.scrollWidth).toBeLessThanOrEqual(320);
    }
  });
});
