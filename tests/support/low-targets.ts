import type { Page } from 'playwright';

/** What care mode makes every target: 44 px, less what an edge of a row or a panel may take. */
const least = 42;

/** The controls of a page that are lower than care mode's on the screen, but for links among words. */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const zoom = Number(document.documentElement.style.zoom) || 1;
    const heightOf = (element: Element) => {
      // What lies over or around it takes the pointer, too: a cover of its row, a reach, an input's own box.
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
