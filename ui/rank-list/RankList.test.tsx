import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { RankList } from './index.ts';

describe('RankList', () => {
  conformance(<RankList items={[{ href: '#a', title: 'Card', count: 3208 }]} unit=" times" />, {
    refersTo: HTMLOListElement,
  });

  test('tints the first three and speaks what the figures count', () => {
    const items = ['甲', '乙', '丙', '丁'].map((title, index) => ({ href: `#${index}`, title, count: 4000 - index }));
    render(<RankList items={items} unit="次办理" />);
    expect(document.querySelectorAll('[data-state="top"]')).toHaveLength(3);
    expect(page.getByRole('link').elements()[0]?.textContent).toBe('1甲4,000次办理');
  });
});
