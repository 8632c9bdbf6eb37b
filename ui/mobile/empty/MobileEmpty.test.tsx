import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { MobileEmpty } from './index.ts';

describe('MobileEmpty', () => {
  conformance(<MobileEmpty title="Nothing today" />, { refersTo: HTMLDivElement });

  test('says what is not there and offers one thing to do', async () => {
    render(
      <MobileEmpty title="今天没有安排" text="点右上角“＋”添加一项" action={<button type="button">添加</button>} />,
    );
    await expect.element(page.getByText('今天没有安排')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '添加' })).toBeVisible();
  });
});
