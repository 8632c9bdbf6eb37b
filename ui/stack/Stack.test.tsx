import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Stack } from './index.ts';

describe('Stack', () => {
  conformance(<Stack gap={8}>Words</Stack>, { refersTo: HTMLDivElement });

  test('keeps its gap between the children', () => {
    const { container } = render(
      <Stack gap={24}>
        <i>一</i>
        <i>二</i>
      </Stack>,
    );
    const [first, second] = [...container.querySelectorAll('i')].map((child) => child.getBoundingClientRect());
    expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(24);
  });
});
