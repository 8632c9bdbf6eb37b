import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { UserMenu } from './index.ts';

describe('UserMenu', () => {
  conformance(<UserMenu name="Lin" items={[]} />, { refersTo: HTMLDivElement });

  test('tells who it is and lets the person leave', async () => {
    const exit = vi.fn();
    render(
      <UserMenu
        name="林知夏"
        note="软件工程 2403 班"
        items={[{ id: 'exit', label: '退出登录', danger: true, onSelect: exit }]}
      />,
    );
    await page.getByRole('button', { name: '林知夏' }).click();
    await expect.element(page.getByText('软件工程 2403 班')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(exit).toHaveBeenCalledOnce();
  });
});
