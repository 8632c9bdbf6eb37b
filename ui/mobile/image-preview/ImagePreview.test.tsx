import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { doubleTap, drag, middleOf, touch } from '../../internals/testing/touch.ts';
import { ImagePreview } from './index.ts';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`)}`;
const images = [
  { src: picture('teal'), alt: '正面' },
  { src: picture('olive'), alt: '背面' },
];

function Example() {
  const [open, setOpen] = useState(true);
  return <ImagePreview open={open} onOpenChange={setOpen} images={images} />;
}
const dialog = page.getByRole('dialog', { name: '图片预览' });
const button = (name: string) => page.getByRole('button', { name });
const front = () => page.getByRole('img', { name: '正面' }).element() as HTMLElement;
const scale = () => new DOMMatrix(getComputedStyle(front()).transform).a;
const gone = () => expect.poll(() => dialog.elements()).toHaveLength(0);

async function shown() {
  await expect.element(dialog).toBeVisible();
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
}

describe('ImagePreview', () => {
  conformance(<ImagePreview open onOpenChange={() => undefined} images={[{ src: picture('teal'), alt: 'Front' }]} />, {
    refersTo: HTMLDivElement,
  });

  test('grows between two fingers and by its buttons', async () => {
    render(<Example />);
    await shown();
    const { x, y } = middleOf(front());
    await touch.down({ x: x - 40, y }, { x: x + 40, y });
    await touch.move({ x: x - 60, y }, { x: x + 60, y });
    await touch.move({ x: x - 80, y }, { x: x + 80, y });
    await touch.up();
    await expect.poll(scale).toBeGreaterThan(1.8);
    await button('缩小').click();
    await button('缩小').click();
    await expect.poll(scale).toBe(1);
    await expect.element(button('缩小')).toHaveAttribute('aria-disabled', 'true');
    await button('放大').click();
    await expect.poll(scale).toBeGreaterThan(1.5);
    await button('关闭预览').click();
    await gone();
  });

  test('goes to the next picture under a finger and by its buttons', async () => {
    render(<Example />);
    await shown();
    await drag(front(), { x: -window.innerWidth * 0.6 });
    await expect.element(page.getByRole('status')).toHaveTextContent('第 2 张，共 2 张');
    await expect.element(button('下一张')).toHaveAttribute('aria-disabled', 'true');
    await button('上一张').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('第 1 张，共 2 张');
    await button('关闭预览').click();
    await gone();
  });

  test('is pulled down and closes, but not while the picture is larger', async () => {
    render(<Example />);
    await shown();
    await button('放大').click();
    await expect.poll(scale).toBeGreaterThan(1.5);
    await drag(front(), { y: 300 });
    await expect.element(dialog).toBeVisible();
    await button('缩小').click();
    await expect.poll(scale).toBe(1);
    await drag(front(), { y: 340 });
    await gone();
  });

  test('grows where it is tapped twice, and shrinks again', async () => {
    render(<Example />);
    await shown();
    for (const size of [2.5, 1]) {
      await doubleTap(middleOf(front()));
      await expect.poll(scale).toBe(size);
      // The browser's own `dblclick` of the same two taps comes later.
      await settled();
      expect(scale()).toBe(size);
    }
    await button('关闭预览').click();
    await gone();
  });

  test('keeps what lies between the fingers there', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(375, 812);
    render(<Example />);
    await shown();
    const box = front().getBoundingClientRect();
    const spot = { x: box.left + 60, y: box.top + box.height / 2 };
    await touch.down({ x: spot.x - 20, y: spot.y }, { x: spot.x + 20, y: spot.y });
    for (const apart of [30, 40, 60, 80]) {
      await touch.move({ x: spot.x - apart, y: spot.y }, { x: spot.x + apart, y: spot.y });
    }
    await expect.poll(scale).toBeGreaterThan(3);
    await Promise.all(
      front()
        .getAnimations()
        .map((animation) => animation.finished),
    );
    const grown = front().getBoundingClientRect();
    expect(Math.abs(grown.left + 60 * scale() - spot.x)).toBeLessThan(2);
    await touch.up();
    await button('关闭预览').click();
    await gone();
    await page.viewport(width, height);
  });

  test('glides on when it is thrown while it is larger, and stays where a finger rested', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(375, 812);
    render(<Example />);
    await shown();
    for (const _press of [1, 2, 3]) await button('放大').click();
    await expect.poll(scale).toBe(4);
    const x = () => new DOMMatrix(front().style.transform).e;
    const middle = { x: 187, y: 406 };
    await drag(middle, { x: 96 }, { rest: true });
    expect(x()).toBeCloseTo(96, 0);
    await drag(middle, { x: -96 });
    // 12 px in 16 ms, for 160 ms.
    expect(x()).toBeCloseTo(-120, -1);
    await button('关闭预览').click();
    await gone();
    await page.viewport(width, height);
  });

  test('is moved by the arrow keys while it is larger, and never out of its frame', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(375, 812);
    render(<Example />);
    await shown();
    for (const _press of [1, 2, 3]) await button('放大').click();
    await expect.element(button('放大')).toHaveAttribute('aria-disabled', 'true');
    const track = front().closest<HTMLElement>('[tabindex="0"]');
    track?.focus();
    const x = () => new DOMMatrix(getComputedStyle(front()).transform).e;
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(x).toBeLessThan(0);
    for (let press = 0; press < 20; press += 1) await userEvent.keyboard('{ArrowLeft}');
    const most = (front().offsetWidth * 4 - 375) / 2;
    await expect.poll(() => Math.abs(x() - most)).toBeLessThan(2);
    await button('关闭预览').click();
    await gone();
    await page.viewport(width, height);
  });
});
