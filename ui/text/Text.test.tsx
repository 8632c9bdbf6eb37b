import { describe, expect, test } from 'vitest';
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
});
