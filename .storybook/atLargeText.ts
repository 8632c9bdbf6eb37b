/** Content that is cut off at a text size of 200 % (WCAG 1.4.4), a line each; `twice` is the root's font size then. */
export async function cutAtLargeText(twice = '200%'): Promise<string[]> {
  const root = document.documentElement;
  const page = document.scrollingElement ?? root;
  // An open panel chose its side at the smaller text size.
  const fits = page.scrollWidth <= page.clientWidth + 1 && !document.querySelector('[data-side]');
  const before = new Set(cutTexts().map(({ node }) => node));
  // Phone stories set the root's font size by the width of their window.
  const { fontSize } = root.style;
  root.style.fontSize = fontSize ? `calc(2 * ${fontSize})` : twice;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  // Components that measure themselves, such as a scrolling table, need a frame to do so.
  await nextFrame();
  await nextFrame();
  const found: string[] = [];
  if (fits && page.scrollWidth > page.clientWidth + 1)
    found.push(`200 %: the page is ${page.scrollWidth} wide in ${page.clientWidth}: ${widest()}`);
  for (const { node, edge } of cutTexts()) {
    // Content that was hidden before is not cut off by large text.
    if (!before.has(node)) found.push(`200 %: “${node.textContent?.trim().slice(0, 30)}” is cut by ${nameOf(edge)}`);
  }
  root.style.fontSize = fontSize;
  return found;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function cutTexts(): { node: Node; edge: Element }[] {
  const found: { node: Node; edge: Element }[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode;
    const { textContent, parentElement } = node;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edge = clipOf(parentElement, range.getBoundingClientRect());
    if (edge) found.push({ node, edge });
  }
  return found;
}

/** The element that clips a part of this text; undefined where it scrolls or shows an ellipsis. */
function clipOf(from: Element, words: DOMRect): Element | undefined {
  for (let element: Element | null = from; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    const { overflowX, overflowY, textOverflow, clip, clipPath, webkitLineClamp, position } = style;
    if (element.matches('[inert], [aria-hidden="true"], svg')) return undefined;
    // A marquee moves all of its text into view, and can be paused.
    if (
      element.getAnimations().some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
    )
      return undefined;
    if (clip !== 'auto' || clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
      return undefined;
    if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
    const box = element.getBoundingClientRect();
    const beyondX = words.right > box.right + 2 || words.left < box.left - 2;
    // The glyph box of a font can be higher than its line.
    const slack = Number.parseFloat(style.fontSize) * 0.3;
    const beyondY = words.bottom > box.bottom + slack || words.top < box.top - slack;
    if ((/hidden|clip/.test(overflowX) && beyondX) || (/hidden|clip/.test(overflowY) && beyondY)) return element;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

function widest(): string {
  const all = [...document.body.querySelectorAll('*')];
  const right = (element: Element) => element.getBoundingClientRect().right;
  const far = all.filter((element) => right(element) > window.innerWidth + 1 && !clipped(element));
  return far.slice(0, 3).map(nameOf).join(' < ');
}

function clipped(element: Element): boolean {
  const root = document.documentElement;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible' && ![document.body, root].includes(parent as HTMLElement))
      return true;
  }
  return false;
}

function nameOf(element: Element): string {
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`;
}
