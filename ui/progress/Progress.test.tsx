import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Progress, ProgressRing } from './index.ts';

describe('Progress', () => {
  conformance(<Progress label="Hours" value={126} max={240} note="126 / 240" />, { refersTo: HTMLDivElement });

  test('tells its name, value and range', async () => {
    render(<Progress label="实习学时" value={126} max={240} valueText="126 / 240" note="126 / 240" />);
    const bar = page.getByRole('progressbar', { name: '实习学时' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '126');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '240');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '126 / 240');
  });

  test('never fills more than the bar, nor divides by nothing', () => {
    const { container } = render(
      <>
        <Progress label="超出" value={300} />
        <Progress label="空" value={0} max={0} />
      </>,
    );
    const widths = [...container.querySelectorAll('[role=progressbar]')].map((bar) => {
      const filled = bar.firstElementChild as HTMLElement;
      return filled.offsetWidth / (bar as HTMLElement).offsetWidth;
    });
    expect(widths).toEqual([1, 0]);
  });
});

describe('ProgressRing', () => {
  conformance(
    <ProgressRing label="Steps" value={7} max={12}>
      7/12
    </ProgressRing>,
    { refersTo: HTMLDivElement },
  );
});
