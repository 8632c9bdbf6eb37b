import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DateList } from './index.ts';

describe('DateList', () => {
  conformance(<DateList items={[{ href: '#a', title: 'Exams', date: '2026-11-20' }]} />, {
    refersTo: HTMLUListElement,
  });

  test('shows day and month, and gives the whole date to machines', () => {
    render(<DateList items={[{ href: '#a', title: '停电通知', date: '2026-01-09' }]} />);
    const time = document.querySelector('time');
    expect(time?.textContent).toBe('9 1 月');
    expect(time?.dateTime).toBe('2026-01-09');
  });
});
