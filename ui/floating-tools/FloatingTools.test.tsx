import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PhoneIcon } from '../icon/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { FloatingTools } from './index.ts';

const care = vi.fn();
const rail = () =>
  render(
    <div style={{ height: 3000 }}>
      <FloatingTools
        tools={[
          { id: 'hotline', label: '热线', icon: <PhoneIcon size={22} />, href: '#hotline' },
          { id: 'care', label: '长辈版', icon: <PhoneIcon size={22} />, pressed: true, onSelect: care },
        ]}
      />
    </div>,
  );

describe('FloatingTools', () => {
  conformance(<FloatingTools tools={[{ id: 'a', label: 'Call', icon: <svg />, href: '#a' }]} />, {
    refersTo: HTMLElement,
  });

  beforeEach(() => page.viewport(1600, 800));
  afterEach(async () => {
    window.scrollTo(0, 0);
    await page.viewport(1280, 800);
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('shows from 1536 up only', async () => {
    rail();
    const nav = page.getByRole('navigation', { name: '常用工具' });
    await page.viewport(1535, 800);
    expect(nav.elements()).toHaveLength(0);
    await page.viewport(1536, 800);
    await expect.element(nav).toBeVisible();
    expect(nav.element().getBoundingClientRect().width).toBe(72);
  });

  test('follows links, calls buttons and says which is on', async () => {
    rail();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#hotline');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(care).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: '长辈版', pressed: true })).toHaveFocus();
  });

  test('leads back to the top once the page is scrolled', async () => {
    rail();
    const top = page.getByRole('button', { name: '顶部' });
    await expect.element(top).toHaveAttribute('aria-disabled', 'true');
    window.scrollTo(0, 500);
    await expect.element(top).toHaveAttribute('aria-disabled', 'false');
    await top.click();
    await expect.poll(() => scrollY).toBe(0);
  });
});
