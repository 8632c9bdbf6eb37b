import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Avatar } from './index.ts';

describe('Avatar', () => {
  conformance(<Avatar name="Ada" />, { refersTo: HTMLSpanElement });

  test('shows the first character of the name, however many units it takes', () => {
    const { container } = render(<Avatar name="𠮷田光" />);
    expect(container.textContent).toBe('𠮷');
  });

  test('falls back to the initial when the picture fails', async () => {
    render(<Avatar name="林知夏" src="data:image/png;base64,broken" />);
    await expect.element(page.getByRole('img', { name: '林知夏' })).toHaveTextContent('林');
  });

  test('tries again when it gets another picture', async () => {
    const good = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;
    const { container, rerender } = render(<Avatar name="林" src="data:image/png;base64,broken" />);
    await expect.poll(() => container.querySelector('img')).toBeNull();
    rerender(<Avatar name="林" src={good} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(good);
  });
});
