import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { Cell, CellGroup } from './index.ts';

describe('Cell', () => {
  conformance(<Cell title="Files" href="#files" value="2" />, { refersTo: HTMLLIElement });

  test('is a link, a button or plain words, as it is told', async () => {
    const press = vi.fn();
    render(
      <CellGroup>
        <Cell title="我的办件" href="#files" />
        <Cell title="退出登录" onPress={press} />
        <Cell title="实名信息" />
      </CellGroup>,
    );
    await expect.element(page.getByRole('link', { name: '我的办件' })).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    expect(press).toHaveBeenCalledOnce();
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
  });

  test('grows with a value of two lines, which keeps its distance from what lies above and below', () => {
    render(
      <div style={{ inlineSize: 220 }}>
        <CellGroup>
          <Cell title="长辈版" value="字号更大，操作更少" />
        </CellGroup>
      </div>,
    );
    const row = page.getByRole('listitem').element().getBoundingClientRect();
    const value = page.getByText('字号更大，操作更少').element().getBoundingClientRect();
    expect(value.top - row.top).toBeGreaterThanOrEqual(8);
    expect(row.bottom - value.bottom).toBeGreaterThanOrEqual(8);
    expect(row.height).toBe(64);
  });

  test('is 52 px high', () => {
    render(
      <CellGroup>
        <Cell title="我的办件" href="#files" />
      </CellGroup>,
    );
    expect((page.getByRole('listitem').element() as HTMLElement).offsetHeight).toBe(52);
  });
});
