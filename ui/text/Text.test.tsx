import { describe, expect, onTestFinished, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Text } from './index.ts';

describe('Text', () => {
  conformance(<Text size="meta">Words</Text>, { refersTo: HTMLSpanElement });

  test('renders the element it is asked for', () => {
    const { container } = render(
      <Text as="time" dateTime="2026-11-20">
        11 月 20 日
      </Text>,
    );
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20');
  });

  test('cuts after the lines it is given', () => {
    const { container } = render(
      <Text as="p" lines={2}>
        {'学生证补办全程网上办理。'.repeat(80)}
      </Text>,
    );
    expect(container.querySelector('p')?.offsetHeight).toBe(52);
  });

  test.each([1, 2])('cuts nothing after %i lines in care mode', (lines) => {
    document.documentElement.dataset.care = '';
    onTestFinished(() => document.documentElement.removeAttribute('data-care'));
    const { container } = render(
      <Text as="p" lines={lines}>
        {'学生证补办全程网上办理。'.repeat(80)}
      </Text>,
    );
    const text = container.querySelector('p') as HTMLElement;
    expect(text.offsetHeight).toBeGreaterThan(300);
    expect([text.scrollWidth, text.scrollHeight]).toEqual([text.clientWidth, text.clientHeight]);
  });
});
