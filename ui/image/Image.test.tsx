import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Image } from './index.ts';

describe('Image', () => {
  conformance(<Image alt="Lake" />, { refersTo: HTMLSpanElement });

  test('keeps its room whether the picture loads or fails', async () => {
    const { container } = render(
      <div style={{ width: 320 }}>
        <Image src="data:image/png;base64,broken" alt="湖畔主楼" ratio={1.6} />
      </div>,
    );
    const frame = container.querySelector('span') as HTMLElement;
    expect(frame.offsetHeight).toBe(200);
    await expect.element(page.getByRole('img', { name: '湖畔主楼（图片没有加载出来）' })).toBeVisible();
    expect(frame.offsetHeight).toBe(200);
  });
});
