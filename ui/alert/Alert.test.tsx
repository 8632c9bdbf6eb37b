import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Alert } from './index.ts';

describe('Alert', () => {
  conformance(<Alert tone="warning">Connect to the campus network first.</Alert>, { refersTo: HTMLDivElement });

  test('says its tone in words, and interrupts only when urgent', async () => {
    const { rerender } = render(<Alert tone="error">财务系统没有返回数据</Alert>);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    rerender(
      <Alert tone="error" urgent>
        财务系统没有返回数据
      </Alert>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('错误：财务系统没有返回数据');
  });
});
