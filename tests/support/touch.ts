import type { Page } from 'playwright';

/** Moves one finger from a point by so many px, with touch events of the browser. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x?: number; y?: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (step: number) => ({
    touchPoints: [{ x: from.x + ((by.x ?? 0) * step) / steps, y: from.y + ((by.y ?? 0) * step) / steps }],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(step) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/**
 * The controls of a page with a touch target below 44 px in either direction. Points around a control are hit-tested,
 * so that a target larger than the box counts, and a part covered by another control does not. Links within text
 * (WCAG 2.2, 2.5.8) and controls that only appear on keyboard focus are left out.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // A bar over the page covers controls until the page is scrolled.
  const found = await page.evaluate(() => {
    // Half a pixel is lost at each end.
    const least = 43;
    const controls = 'a[href]:not([href="#main"]), button, select, textarea, summary, label:has(input), input';

    function isAmongWords(element: Element): boolean {
      const words = (text: string | null | undefined) => text?.trim().length ?? 0;
      const { display } = getComputedStyle(element);
      // The number of a source is within a sentence too.
      if (display !== 'inline' && !(display.startsWith('inline') && words(element.textContent) < 3)) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return words(block?.textContent) > words(element.textContent);
    }
    /** The length in px in which the element is hit on a line through a point, up to 22 px to each side. */
    function reach(element: Element, x: number, y: number, [right, down]: readonly [number, number]): number {
      const answers = (by: number) => {
        const hit = document.elementFromPoint(x + right * by, y + down * by);
        if (!hit) return false;
        // With a text cursor, the box around an input passes the press to the input.
        return element.contains(hit) || (hit.contains(element) && getComputedStyle(hit).cursor === 'text');
      };
      let all = 0;
      for (const side of [-1, 1]) {
        if (answers(side * 43)) {
          all += 43;
          continue;
        }
        let by = 0;
        while (by < 43 && answers(side * (by + 0.5))) by += 0.5;
        all += by;
      }
      return all;
    }
    const small: string[] = [];
    for (const each of document.querySelectorAll(controls)) {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (each.closest('[inert], [aria-hidden="true"], noscript') || isAmongWords(each)) continue;
      if (each.matches('input') && each.closest('label')) continue;
      if (each.getBoundingClientRect().width < 2) continue;
      // Rows of a long list are alike, and scrolling to each would load more of them.
      if (Number(each.closest('[data-index]')?.getAttribute('data-index') ?? 0) > 5) continue;
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The middle of a link of two lines may be outside of it; then the middle of one line is used.
      const middles = [each.getBoundingClientRect(), ...each.getClientRects()].map((box) => ({
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      }));
      const { x, y } = middles.find((at) => each.contains(document.elementFromPoint(at.x, at.y))) ?? { x: -99, y: -99 };
      const [width, height] = [reach(each, x, y, [1, 0]), reach(each, x, y, [0, 1])];
      if (width >= least && height >= least) continue;
      const name = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 20);
      small.push(`${each.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  return found;
}
