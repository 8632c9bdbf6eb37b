import { describe, expect, test } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { StatRow } from './index.ts';

describe('StatRow', () => {
  conformance(<StatRow items={[{ value: '3', label: 'Books', href: '#books' }]} />, { refersTo: HTMLDListElement });

  test('says the unit after the value, smaller than it', () => {
    render(<StatRow items={[{ value: '12.6', unit: 'GB', label: '本月流量' }]} />);
    const value = document.querySelector('dd') as HTMLElement;
    expect(value.textContent).toBe('12.6 GB');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(size(value.querySelector('span') as Element)).toBeLessThan(size(value));
  });
});
