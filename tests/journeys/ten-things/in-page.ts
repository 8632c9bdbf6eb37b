/** What journeys know of an opened page beyond its tree; runs in the page, before its own scripts. */
export interface InPage {
  /** What live regions have said since it was last emptied. */
  heard: string[];
  /** Where Tab, or Tab backwards, has led, and what is wrong with that. */
  stop(back: boolean): { name: string; faults: string[] };
}

declare global {
  interface Window {
    journey: InPage;
  }
}

/** Listens to live regions as a screen reader does, and judges each stop of the Tab key. */
export function watchPage(): void {
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const heard: string[] = [];
  let last: { element: Element; look: string; name: string } | undefined;

  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  // Words that come together with their region are not spoken, unless it is an alert.
  new MutationObserver((records) => {
    const came = new Set<Element>();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(live)]) if (region.matches(live)) came.add(region);
      }
    }
    const spoken = new Set<Element>();
    for (const { target } of records) {
      const region = elementOf(target)?.closest(live);
      if (region && !came.has(region)) spoken.add(region);
    }
    for (const region of came) if (region.matches('[role="alert"], [aria-live="assertive"]')) spoken.add(region);
    for (const region of spoken) {
      const text = region.textContent?.trim();
      if (text && region.isConnected && !region.closest('[aria-hidden="true"], [hidden], [inert]')) heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** Everything about an element and what stands around it that may show the focus. */
  function look(element: Element): string {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const around = [element, ...element.querySelectorAll('*')].slice(0, 8);
    for (let up = element.parentElement; up && around.length < 12; up = up.parentElement) around.push(up);
    if (element.nextElementSibling) around.push(element.nextElementSibling);
    // A field's frame stays lit while a button inside has the focus: there the caret tells which of them it is.
    const caret = element === document.activeElement && element.matches('input:not([type="radio"]), textarea');
    return around
      .flatMap((each) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
      .map((style) =>
        [
          style.outline,
          style.outlineOffset,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.top,
        ].join(),
      )
      .join('\n')
      .concat(caret ? 'caret' : '');
  }

  function uncovered(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9];
    return shares.some((across) =>
      shares.some((down) => {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return (
          top !== null &&
          (element.contains(top) ||
            (top.contains(element) && top !== document.body) ||
            top.closest('label')?.control === element)
        );
      }),
    );
  }

  function stop(back: boolean) {
    const element = document.activeElement;
    const faults: string[] = [];
    if (!element || element === document.body) {
      last = undefined;
      return { name: 'nothing', faults: ['the focus is lost'] };
    }
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    if (last?.element.isConnected) {
      if (look(last.element) === last.look) faults.push(`“${last.name}” did not show that it had the focus`);
      const order = element.compareDocumentPosition(last.element);
      const wrong = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
      // A dialog begins anew after its last stop.
      if (order & wrong && !element.closest('[role="dialog"]')) {
        faults.push(`“${name}” is out of order after “${last.name}”`);
      }
    }
    if (element instanceof HTMLElement && element.tabIndex > 0) faults.push(`“${name}” jumps the queue`);
    if (!uncovered(element)) faults.push(`“${name}” is covered or outside the window`);
    last = { element, look: look(element), name };
    return { name, faults };
  }

  window.journey = { heard, stop };
}
