import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, middleOf, touch } from '../../internals/testing/touch.ts';
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
    emptyOnServer: true,
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
    await expect.element(button('缩小')).toBeDisabled();
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
    await expect.element(button('下一张')).toBeDisabled();
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
});
