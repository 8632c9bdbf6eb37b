import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DateList } from './index.ts';

describe('DateList', () => {
  conformance(<DateList items={[{ href: '#a', title: 'Exams', date: '2026-11-20' }]} />, {
    refersTo: HTMLUListElement,
  });

  test('shows day and month, says both after the title, and gives the whole date to machines', () => {
    render(<DateList items={[{ href: '#a', title: '停电通知', date: '2026-01-09' }]} />);
    const time = document.querySelector('time');
    expect([...document.querySelectorAll('time [aria-hidden]')].map((part) => part.textContent)).toEqual(['9', '1 月']);
    expect(document.querySelector('a')?.textContent).toMatch(/^停电通知1 月 9 日/);
    expect(time?.dateTime).toBe('2026-01-09');
  });
});
