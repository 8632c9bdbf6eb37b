import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DropdownMenu, type MenuItem, type MenuTriggerProps } from './index.ts';

const items: MenuItem[] = [
  { id: 'me', label: '个人中心', href: '#me' },
  { id: 'notices', label: '消息通知', href: '#notices' },
  { id: 'closed', label: '深色模式', disabled: true },
  { id: 'exit', label: '退出登录' },
];

function menu(entries = items) {
  return (
    <>
      <DropdownMenu items={entries} trigger={(props) => <button {...props}>林知夏</button>} />
      <button type="button">后面</button>
    </>
  );
}
const focused = () => document.activeElement?.textContent;
const isOpen = () => document.querySelector('[role="menu"]') !== null;

describe('DropdownMenu', () => {
  conformance(<DropdownMenu items={[]} trigger={(props) => <button {...props}>Menu</button>} />, {
    refersTo: HTMLDivElement,
  });

  test('opens with Enter, Space and Down at the first entry, with Up at the last', async () => {
    render(menu());
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expect.poll(focused).toBe('个人中心');
      await userEvent.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
    }
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe('退出登录');
  });

  test('moves with Down and Up around the ends, and jumps with Home and End', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(focused()).toBe('消息通知');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('退出登录');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('个人中心');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('退出登录');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('个人中心');
  });

  test('finds an entry by the initial of its pinyin', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}t');
    expect(focused()).toBe('退出登录');
    await userEvent.keyboard('x');
    expect(focused()).toBe('消息通知');
  });

  test('closes with Escape and gives the focus back to the button', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(isOpen()).toBe(false);
    expect(focused()).toBe('林知夏');
  });

  test('keeps Escape from what surrounds it', async () => {
    const outer = vi.fn();
    const { container } = render(menu());
    container.addEventListener('keydown', (event) => event.key === 'Escape' && outer());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(outer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
  });

  test('closes when the focus moves on with Tab, and when something else is pressed', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    await page.getByRole('button', { name: '林知夏' }).click();
    expect(isOpen()).toBe(true);
    await page.getByRole('button', { name: '后面' }).click();
    expect(isOpen()).toBe(false);
  });

  test('calls the entry that is taken by Enter, Space or a press, and closes', async () => {
    const exit = vi.fn();
    render(menu([{ id: 'exit', label: '退出登录', onSelect: exit }]));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('林知夏');
    await userEvent.keyboard('{Enter} ');
    await page.getByRole('button', { name: '林知夏' }).click();
    await page.getByRole('menuitem').click();
    expect(exit).toHaveBeenCalledTimes(3);
    expect(isOpen()).toBe(false);
  });

  test('follows a link by Enter and by Space', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(location.hash).toBe('#me');
    await userEvent.tab({ shift: true });
    await page.getByRole('button', { name: '林知夏' }).click();
    await userEvent.keyboard('{ArrowDown} ');
    expect(location.hash).toBe('#notices');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('reaches a disabled entry, which does nothing', async () => {
    const select = vi.fn();
    render(menu([{ id: 'off', label: '不可用', disabled: true, onSelect: select }]));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('不可用');
    expect(select).not.toHaveBeenCalled();
  });

  test('hangs from the other edge, or above, where the window would cut it', async () => {
    const trigger = (props: MenuTriggerProps) => <button {...props}>林</button>;
    const insets = { left: '0 auto auto 0', right: '0 0 auto auto', low: 'auto 0 0 auto' };
    for (const align of ['start', 'end'] as const) {
      for (const [name, inset] of Object.entries(insets)) {
        const { unmount } = render(
          <div style={{ position: 'fixed', inset }}>
            <DropdownMenu items={items} align={align} trigger={trigger} />
          </div>,
        );
        await page.getByRole('button', { name: '林' }).click();
        const box = page.getByRole('menu').element().getBoundingClientRect();
        expect([name, align, box.left >= 0, box.right <= innerWidth, box.bottom <= innerHeight]).toEqual([
          name,
          align,
          true,
          true,
          true,
        ]);
        unmount();
      }
    }
  });

  test('keeps the panel 4 px under its button at any zoom', async () => {
    const { container } = render(menu());
    for (const zoom of ['1', '0.7467', '0.84']) {
      container.style.setProperty('zoom', zoom);
      await page.getByRole('button', { name: '林知夏' }).click();
      const button = page.getByRole('button', { name: '林知夏' }).element().getBoundingClientRect();
      const panel = document.querySelector('[role="menu"]')?.parentElement?.getAnimations()[0];
      panel?.finish();
      const top = document.querySelector('[role="menu"]')?.parentElement?.getBoundingClientRect().top ?? 0;
      expect(Math.abs(top - button.bottom - 4 * Number(zoom))).toBeLessThan(1);
      await userEvent.keyboard('{Escape}');
    }
  });
});
