import type { Page } from 'playwright';

/** Moves one finger from a spot by so many px, as the browser hears it. */
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
 * The controls of a page that a finger has less than 44 px for, either way: what answers is asked from point to point,
 * so that a reach beyond the box counts, and what another control lies over does not. Links among words are left out
 * (WCAG 2.2, 2.5.8), and what only the keyboard shows.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // A bar over the page hides what one scroll brings out.
  const found = await page.evaluate(() => {
    // Half a pixel is lost at either end.
    const least = 43;
    const controls = 'a[href]:not([href="#main"]), button, select, textarea, summary, label:has(input), input';

    function isAmongWords(element: Element): boolean {
      const words = (text: string | null | undefined) => text?.trim().length ?? 0;
      const { display } = getComputedStyle(element);
      // The number of a source stands in its sentence too.
      if (display !== 'inline' && !(display.startsWith('inline') && words(element.textContent) < 3)) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return words(block?.textContent) > words(element.textContent);
    }
    /** How many px answer for the element on a line through a point, up to 22 to either side of it. */
    function reach(element: Element, x: number, y: number, [right, down]: readonly [number, number]): number {
      const answers = (by: number) => {
        const hit = document.elementFromPoint(x + right * by, y + down * by);
        if (!hit) return false;
        // Where the pointer is a text's, the field around takes it for its input.
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
      // Rows of a long list are alike; to look at each would bring ever more of them.
      if (Number(each.closest('[data-index]')?.getAttribute('data-index') ?? 0) > 5) continue;
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The middle of what goes over two lines may be beside it: then that of a line.
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
