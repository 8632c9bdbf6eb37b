import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { TextArea } from './index.ts';

describe('TextArea', () => {
  conformance(<TextArea label="Reason" limit={200} help="When and where" />, { refersTo: HTMLTextAreaElement });

  test('counts characters as people do', () => {
    const { container } = render(<TextArea label="原因" limit={10} defaultValue="𠮷野家" />);
    expect(container.textContent).toContain('3 / 10');
  });

  test('lets more be typed, and says how much is too much', async () => {
    render(<TextArea label="原因" limit={3} />);
    await page.getByRole('textbox').fill('一二三四五');
    await expect.element(page.getByRole('textbox')).toHaveValue('一二三四五');
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(/超出 2 个字/);
  });
});
