import type { Page } from 'playwright';

/** The least height of a target in care mode: 44 px, less what the border of a row or a panel may take. */
const least = 42;

/** The controls of a page that are lower than that on the screen, except links within text. */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const zoom = Number(document.documentElement.style.zoom) || 1;
    const heightOf = (element: Element) => {
      // Elements over or around a control take the pointer too: a pseudo-element over its row, the box of an input.
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const reach = drawn.flatMap(({ content, position, height }) =>
        content !== 'none' && position === 'absolute' ? [Number.parseFloat(height) * zoom] : [],
      );
      const covers = [...element.querySelectorAll('span')].map((span) => span.getBoundingClientRect().height);
      const box = element.matches('input') ? (element.closest('label') ?? element.parentElement) : null;
      const own = [element, box].map((each) => each?.getBoundingClientRect().height ?? 0);
      return Math.max(...own, ...reach, ...covers);
    };
    const isAmongWords = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return [...document.querySelectorAll('a[href], button, input, [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isAmongWords(element))
      .filter((element) => element.getBoundingClientRect().height > 1 && heightOf(element) < least)
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.tagName.toLowerCase()} “${name?.trim()}”: ${Math.round(heightOf(element))} px`;
      });
  }, least);
}
