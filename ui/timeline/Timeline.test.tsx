import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Timeline } from './index.ts';

describe('Timeline', () => {
  conformance(<Timeline items={[{ id: '1', title: 'Handed in', time: '09:12' }]} />, { refersTo: HTMLOListElement });

  test('is a list in order, with the time of each step for machines', () => {
    render(
      <Timeline
        items={[
          { id: '1', title: '提交申请', time: '11 月 20 日 09:12', dateTime: '2026-11-20T09:12' },
          { id: '2', title: '学院审核', content: '周文博', tone: 'theme' },
        ]}
      />,
    );
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['提交申请11 月 20 日 09:12', '学院审核周文博']);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20T09:12');
  });
});
