import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Steps } from './index.ts';

describe('Steps', () => {
  conformance(
    <Steps
      items={[
        { title: 'Apply', state: 'done' },
        { title: 'Wait', state: 'current' },
      ]}
    />,
    {
      refersTo: HTMLOListElement,
    },
  );

  test('says in words how far each step is, and marks the current one', () => {
    render(
      <Steps
        items={[
          { title: '申请', state: 'done' },
          { title: '审核', state: 'current' },
          { title: '领取', state: 'upcoming' },
          { title: '补正', state: 'error' },
          { title: '复核', state: 'error', stateLabel: '已退回' },
        ]}
      />,
    );
    const words = page
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent);
    expect(words).toEqual(['申请，已完成', '2审核，正在进行', '3领取，未开始', '补正，出错', '复核，已退回']);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('审核');
  });
});
