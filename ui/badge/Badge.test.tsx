import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Badge, badgeText } from './index.ts';

describe('Badge', () => {
  conformance(<Badge count={3}>Notices</Badge>, { refersTo: HTMLSpanElement });

  test('writes numbers up to the maximum, then the maximum with a plus', () => {
    expect([1, 99, 100, 5000].map((count) => badgeText(count))).toEqual(['1', '99', '99+', '99+']);
    expect(badgeText(146, 999)).toBe('146');
  });

  test('draws nothing for zero', () => {
    const { container } = render(<Badge count={0}>通知</Badge>);
    expect(container.textContent).toBe('通知');
  });

  test('speaks the number in words', () => {
    const { container } = render(<Badge count={5} />);
    const spoken = [...container.querySelectorAll('span')].filter((part) => part.closest('[aria-hidden]') === null);
    expect(spoken.at(-1)?.textContent).toBe('5 条未读');
  });
});
