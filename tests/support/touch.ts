import type { Page } from 'playwright';

/**
 * The controls of a page that a finger has less than 44 px for, either way: with the reach that a pseudo-element gives
 * them, without links among words and what only the keyboard shows.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls = 'a[href]:not([href="#main"]), button, select, textarea, summary, label:has(input), input';

    /** How far a pseudo-element goes beyond its element's box, in px. */
    function reach(element: Element, side: 'top' | 'right' | 'bottom' | 'left'): number {
      const beyond = ['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return style.content !== 'none' && style.position === 'absolute' ? -Number.parseFloat(style[side]) : 0;
      });
      return Math.max(0, ...beyond.filter(Number.isFinite));
    }
    function isAmongWords(element: Element): boolean {
      const around = element.closest('p, li, td, [role="status"]') ?? element.parentElement;
      const words = (text: string | null | undefined) => text?.trim().length ?? 0;
      return getComputedStyle(element).display === 'inline' && words(around?.textContent) > words(element.textContent);
    }
    return [...document.querySelectorAll(controls)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], [aria-hidden]'))
      .filter((each) => !(each.matches('input') && each.closest('label')) && !isAmongWords(each))
      .flatMap((each) => {
        const box = each.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return [];
        const width = box.width + reach(each, 'left') + reach(each, 'right');
        const height = box.height + reach(each, 'top') + reach(each, 'bottom');
        if (width >= least && height >= least) return [];
        const name = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 20);
        return [`${each.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
}
