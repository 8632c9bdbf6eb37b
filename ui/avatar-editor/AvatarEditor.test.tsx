import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { clampedView, initialView, turnLeft, zoomAt } from './crop.ts';
import { AvatarEditor, type AvatarEditorProps } from './index.ts';

let photo: Blob;
const confirm = vi.fn<(avatar: Blob) => void | Promise<void>>();
const stage = page.getByRole('application', { name: '裁剪区域' });
const use = page.getByRole('button', { name: '使用这张头像' });
const slider = page.getByRole('slider', { name: '缩放' });

/** 400 wide, 200 high: its left half is opaque, its right half is half transparent. */
beforeAll(async () => {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 200, 200);
  if (context) context.globalAlpha = 0.5;
  context?.fillRect(200, 0, 200, 200);
  photo = await canvas.convertToBlob();
});

async function show(props: Partial<AvatarEditorProps> = {}) {
  const shown = render(<AvatarEditor photo={photo} onConfirm={confirm} {...props} />);
  await expect.element(stage).toBeVisible();
  return shown;
}
/** The share of the result's middle row that shows the left half of the photo. */
async function leftShare(): Promise<number> {
  confirm.mockClear();
  await use.click();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
  const image = await createImageBitmap(confirm.mock.lastCall?.[0] as Blob);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const row = context?.getImageData(0, image.height / 2, image.width, 1).data ?? [];
  const opaque = [...row].filter((value, index) => index % 4 === 3 && value > 200).length;
  return opaque / image.width;
}
function pointer(kind: string, x: number, y: number, pointerId = 1) {
  const box = stage.element().getBoundingClientRect();
  const at = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  const event = new PointerEvent(kind, { ...at, pointerId, pointerType: 'touch', bubbles: true, button: 0 });
  stage.element().dispatchEvent(event);
}

describe('AvatarEditor', () => {
  conformance(<AvatarEditor onConfirm={() => undefined} />, { refersTo: HTMLDivElement });

  afterEach(() => confirm.mockReset());

  test('cuts out the middle of the photo at first, in the size wanted', async () => {
    await show({ outputSize: 128 });
    expect(await leftShare()).toBeCloseTo(0.5, 1);
    const image = await createImageBitmap(confirm.mock.lastCall?.[0] as Blob);
    expect([image.width, image.height]).toEqual([128, 128]);
    expect(confirm.mock.lastCall?.[0].type).toBe('image/png');
  });

  test('moves the photo by the arrows, further with Shift, not beyond its edge, and back by Home', async () => {
    await show();
    (stage.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowRight}');
    expect(await leftShare()).toBeCloseTo(0.72, 2);
    (stage.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{ArrowDown}');
    expect(await leftShare()).toBe(1);
    (stage.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    expect(await leftShare()).toBeCloseTo(0.5, 1);
  });

  test('zooms by plus and minus and by the slider', async () => {
    await show();
    (stage.element() as HTMLElement).focus();
    await userEvent.keyboard('+=');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '121%');
    await userEvent.keyboard('--');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '100%');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '400%');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '101%');
  });

  test('moves the photo by pointer', async () => {
    await show();
    await userEvent.dragAndDrop(stage, stage, {
      sourcePosition: { x: 100, y: 100 },
      targetPosition: { x: 156, y: 100 },
    });
    expect(await leftShare()).toBeCloseTo(0.7, 1);
  });

  test('zooms by two fingers', async () => {
    await show();
    const element = stage.element() as HTMLElement;
    // Synthetic pointers cannot be captured.
    element.setPointerCapture = () => undefined;
    pointer('pointerdown', 0.4, 0.5, 1);
    pointer('pointerdown', 0.6, 0.5, 2);
    pointer('pointermove', 0.3, 0.5, 1);
    pointer('pointermove', 0.7, 0.5, 2);
    await expect.element(slider).toHaveAttribute('aria-valuetext', '200%');
    pointer('pointerup', 0.3, 0.5, 1);
    pointer('pointerup', 0.7, 0.5, 2);
  });

  test('turns the photo', async () => {
    await show();
    await page.getByRole('button', { name: '向左旋转' }).click();
    expect([0, 1]).toContain(Math.round(await leftShare()));
  });

  test('says that a file is no picture, or too large, and keeps the photo', async () => {
    const { rerender } = await show();
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['words'], 'a.png', { type: 'image/png' }));
    await expect.element(page.getByText(/这个文件不是能打开的图片/)).toBeVisible();
    await expect.element(stage).toBeVisible();
    rerender(<AvatarEditor photo={photo} onConfirm={confirm} maxSize={10} />);
    await userEvent.upload(input, new File([photo], 'b.png', { type: 'image/png' }));
    await expect.element(page.getByText(/图片不能超过 10 B/)).toBeVisible();
  });

  test('says so when the avatar cannot be handed over', async () => {
    confirm.mockRejectedValue(new Error('offline'));
    await show();
    await use.click();
    await expect.element(page.getByText(/头像没有生成/)).toBeVisible();
    await expect.element(use).toBeEnabled();
  });

  test('says no more of a file that is no picture once the photo before it is used', async () => {
    await show();
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['words'], 'a.png', { type: 'image/png' }));
    await expect.element(page.getByText(/这个文件不是能打开的图片/)).toBeVisible();
    await use.click();
    await expect.element(page.getByText(/这个文件不是能打开的图片/)).not.toBeInTheDocument();
  });

  test('gives the focus to the photo that takes the place of the button', async () => {
    render(<AvatarEditor onConfirm={confirm} />);
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    input.addEventListener('click', (event) => event.preventDefault());
    await page.getByRole('button', { name: '选择照片' }).click();
    await userEvent.upload(input, new File([photo], 'b.png', { type: 'image/png' }));
    await expect.element(stage).toHaveFocus();
  });

  test('asks for a photo first', async () => {
    render(<AvatarEditor onConfirm={confirm} />);
    await expect.element(use).toBeDisabled();
    await expect.element(page.getByRole('button', { name: '选择照片' })).toBeVisible();
  });
});

describe('crop', () => {
  test('keeps what lies under the point while zooming', () => {
    const zoomed = zoomAt({ ...initialView, x: 0.1 }, 2, { x: 0.3, y: 0 });
    expect(zoomed.x).toBeCloseTo(-0.1);
  });

  test('covers the square always', () => {
    const size = { width: 400, height: 200 };
    expect(clampedView(size, { x: 9, y: 9, zoom: 0.5, turns: 0 })).toEqual({ x: 0.5, y: 0, zoom: 1, turns: 0 });
    expect(clampedView(size, { x: 9, y: -9, zoom: 1, turns: 5 })).toEqual({ x: 0, y: -0.5, zoom: 1, turns: 1 });
  });

  test('turns about the middle of the square', () => {
    expect(turnLeft({ ...initialView, x: 0.2, y: 0.1 })).toMatchObject({ x: 0.1, y: -0.2, turns: 1 });
  });
});
