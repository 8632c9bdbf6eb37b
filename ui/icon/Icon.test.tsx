import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { ChevronRightIcon, SearchIcon, SheetIcon } from './index.ts';

describe('Icon', () => {
  conformance(<SearchIcon label="Search" />, { refersTo: SVGSVGElement });

  test('is hidden from screen readers until it has a label', () => {
    const { container, rerender } = render(<SearchIcon />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    rerender(<SearchIcon label="搜索" />);
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('搜索');
    expect(container.querySelector('svg')?.hasAttribute('aria-hidden')).toBe(false);
  });

  test('is drawn in design pixels', () => {
    const { container } = render(<SearchIcon size={24} />);
    expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(24);
  });

  test('turns an arrow round in right-to-left text', () => {
    const { container } = render(
      <div dir="rtl">
        <ChevronRightIcon />
      </div>,
    );
    const drawing = container.querySelector('svg') as SVGSVGElement;
    expect(getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});

describe('SheetIcon', () => {
  conformance(<SheetIcon sheet="/icons.svg" name="book" />, { refersTo: SVGSVGElement });

  test('uses the symbol of its name', () => {
    const { container } = render(<SheetIcon sheet="/icons.svg" name="id-card" />);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/icons.svg#id-card');
  });
});
