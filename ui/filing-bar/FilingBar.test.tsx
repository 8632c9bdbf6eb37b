import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { FilingBar } from './index.ts';

describe('FilingBar', () => {
  conformance(<FilingBar items={[{ label: 'ICP 1', href: '#icp' }]} />, { refersTo: HTMLElement });

  test('renders nothing when there is nothing to say', () => {
    expect(render(<FilingBar items={[]} />).container.innerHTML).toBe('');
  });

  test('is 38 px high', () => {
    const { container } = render(<FilingBar items={[{ label: '© 2026 明德大学' }]} />);
    expect(container.querySelector('section')?.getBoundingClientRect().height).toBe(38);
  });
});
