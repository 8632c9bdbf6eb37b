import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { Popup, type PopupSide } from './index.ts';

function Example({ side, dismissible }: { side?: PopupSide; dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <div style={{ height: 3000 }}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Popup open={open} onOpenChange={setOpen} label="外层" side={side} dismissible={dismissible}>
        <div style={{ height: 300, width: 260 }}>
          <button type="button" onClick={() => setInner(true)}>
            再打开一层
          </button>
          <div data-testid="scrolled" style={{ height: 100, overflow: 'auto' }}>
            <p style={{ height: 400 }}>可以滚动</p>
          </div>
        </div>
      </Popup>
      <Popup open={inner} onOpenChange={setInner} label="内层">
        <button type="button">内层按钮</button>
      </Popup>
    </div>
  );
}

const trigger = page.getByRole('button', { name: '打开', exact: true });
const outer = page.getByRole('dialog', { name: '外层' });
const inner = page.getByRole('dialog', { name: '内层' });
const gone = (layer: typeof outer) => expect.poll(() => layer.elements()).toHaveLength(0);

async function still(layer: typeof outer) {
  await expect.element(layer).toBeVisible();
  await Promise.all(
    layer
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
}
/** The layers' history entries are removed too. */
const atBase = () => expect.poll(() => history.state?.ymLayers ?? 0).toBe(0);

describe('Popup', () => {
  conformance(
    <Popup open onOpenChange={() => undefined} label="Layer">
      Words
    </Popup>,
    { refersTo: HTMLDivElement },
  );

  test.each([
    ['bottom', { y: 200 }],
    ['top', { y: -200 }],
    ['left', { x: -200 }],
    ['right', { x: 200 }],
  ] as const)('is dragged away to the %s by a finger', async (side, by) => {
    render(<Example side={side} />);
    await trigger.click();
    await still(outer);
    await drag(page.getByRole('button', { name: '再打开一层' }).element(), by);
    await gone(outer);
    await expect.element(trigger).toHaveFocus();
  });

  test('comes back when the finger turns round or goes only a little way', async () => {
    render(<Example />);
    await trigger.click();
    await still(outer);
    await drag(page.getByRole('button', { name: '再打开一层' }).element(), { y: 60 }, { rest: true });
    await expect.poll(() => (outer.element() as HTMLElement).style.transform).toBe('');
    await expect.element(outer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone(outer);
  });

  test('scrolls what is inside before it moves', async () => {
    render(<Example />);
    await trigger.click();
    await still(outer);
    const scrolled = page.getByTestId('scrolled').element();
    scrolled.scrollTop = 200;
    await drag(scrolled, { y: 90 });
    await expect.poll(() => scrolled.scrollTop).toBeLessThan(200);
    expect((outer.element() as HTMLElement).style.transform).toBe('');
    await userEvent.keyboard('{Escape}');
    await gone(outer);
  });

  test('is closed by going back, the uppermost first, and the page stays', async () => {
    render(<Example />);
    const address = location.href;
    await trigger.click();
    await still(outer);
    await page.getByRole('button', { name: '再打开一层' }).click();
    await still(inner);
    await expect.poll(() => history.state?.ymLayers).toBe(2);
    history.back();
    await gone(inner);
    await expect.element(outer).toBeVisible();
    history.back();
    await gone(outer);
    expect(location.href).toBe(address);
    await expect.element(trigger).toHaveFocus();
  });

  test('hides its entries in the history from the router, and takes them away when it closes otherwise', async () => {
    const heard: unknown[] = [];
    const router = () => heard.push(location.href);
    window.addEventListener('popstate', router);
    render(<Example />);
    await trigger.click();
    await still(outer);
    await expect.poll(() => history.state?.ymLayers).toBe(1);
    await userEvent.keyboard('{Escape}');
    await gone(outer);
    await atBase();
    window.removeEventListener('popstate', router);
    expect(heard).toEqual([]);
  });

  test('keeps the page behind from scrolling', async () => {
    render(<Example />);
    await trigger.click();
    await still(outer);
    await drag({ x: 600, y: 300 }, { y: -200 });
    expect(window.scrollY).toBe(0);
    await userEvent.keyboard('{Escape}');
    await gone(outer);
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
  });

  test('slides in whole over a veil that grows denser, and nothing shows through it', async () => {
    render(<Example />);
    await trigger.click();
    const veil = (outer.element() as HTMLElement).parentElement as HTMLElement;
    for (const animation of veil.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { opacity, backgroundColor } = getComputedStyle(veil);
    expect(opacity).toBe('1');
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('only fades for readers who asked for less motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    render(<Example />);
    await trigger.click();
    await expect.element(outer).toBeVisible();
    expect(getComputedStyle(outer.element()).animationName).toBe('none');
    await userEvent.keyboard('{Escape}');
    await gone(outer);
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('brings up no keyboard on the screen before a field is touched', async () => {
    render(
      <Popup open onOpenChange={() => undefined} label="添加">
        <input aria-label="标题" />
      </Popup>,
    );
    const layer = page.getByRole('dialog', { name: '添加' });
    await still(layer);
    await expect.element(layer).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveFocus();
  });

  test('keeps the focus inside', async () => {
    render(<Example />);
    await trigger.click();
    await still(outer);
    await userEvent.tab();
    await userEvent.tab();
    expect(outer.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone(outer);
  });

  test('stays against drags, presses outside and Escape when it must be answered, but not against going back', async () => {
    render(<Example dismissible={false} />);
    await trigger.click();
    await still(outer);
    await userEvent.keyboard('{Escape}');
    await drag(page.getByRole('button', { name: '再打开一层' }).element(), { y: 200 });
    await expect.element(outer).toBeVisible();
    await expect.poll(() => history.state?.ymLayers).toBe(1);
    history.back();
    await gone(outer);
  });
});
