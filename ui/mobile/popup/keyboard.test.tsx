import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../internals/testing/render.tsx';
import { Popup } from './index.ts';

afterEach(() => vi.restoreAllMocks());

/** Simulates Safari's on-screen keyboard, which leaves `height` px of the window visible. */
function leave(height: number) {
  const seen = window.visualViewport;
  if (!seen) throw new Error('There is no visual viewport');
  vi.spyOn(seen, 'height', 'get').mockReturnValue(height);
  seen.dispatchEvent(new Event('resize'));
}

test('what is typed into a layer stays above the keyboard, and the layer comes down again with it', async () => {
  render(
    <Popup open onOpenChange={() => {}} label="Form">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <input key={index} aria-label={`Field ${index}`} style={{ display: 'block', height: 48 }} />
      ))}
    </Popup>,
  );
  const layer = page.getByRole('dialog');
  const field = page.getByRole('textbox', { name: 'Field 11' }).element() as HTMLElement;
  field.focus();
  const half = Math.round(window.innerHeight / 2);
  leave(half);
  await expect.poll(() => layer.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(half);
  await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(half);
  expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);

  leave(window.innerHeight);
  await expect.poll(() => layer.element().getBoundingClientRect().bottom).toBeGreaterThan(half);
});
