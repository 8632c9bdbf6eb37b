const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Content outside of the window in right-to-left layout, a line each. */
export function lostFromRightToLeft(): string[] {
  const root = document.documentElement;
  const page = document.scrollingElement ?? root;
  root.dir = 'rtl';
  const found: string[] = [];
  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`rtl: the page is ${page.scrollWidth} wide in ${page.clientWidth}`);
  for (const element of document.body.querySelectorAll(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || scrolledOrInert(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > window.innerWidth + 1)
      found.push(`rtl: ${element.getAttribute('aria-label') ?? element.textContent} lies at ${left}–${right}`);
  }
  root.removeAttribute('dir');
  return found;
}

function scrolledOrInert(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return true;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around !== document.body && /auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
  }
  return false;
}
