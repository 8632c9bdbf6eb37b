/** The scroll container of a list: the page, or an element around it. Offsets in CSS px. */
export interface Scroller {
  /** Undefined for the page. */
  element: HTMLElement | undefined;
  /** The target that fires `scroll`. */
  source: EventTarget;
  /** Elements whose size changes when content above the list changes. */
  contents: () => Iterable<Element>;
  offset: () => number;
  scrollTo: (offset: number) => void;
  /** The position of its upper edge in the window. */
  top: () => number;
}

/** For the browser only. */
export function pageScroller(): Scroller {
  return {
    element: undefined,
    source: window,
    contents: () => [document.body],
    offset: () => window.scrollY,
    scrollTo: (offset) => window.scrollTo(0, offset),
    top: () => 0,
  };
}

/** The nearest element around this one that scrolls its content up and down, otherwise the page. */
export function scrollerAround(inner: Element): Scroller {
  for (let element = inner.parentElement; element && element !== document.body; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return innerScroller(element);
  }
  return pageScroller();
}

function innerScroller(element: HTMLElement): Scroller {
  return {
    element,
    source: element,
    contents: () => element.children,
    offset: () => element.scrollTop,
    scrollTo: (offset) => {
      element.scrollTop = offset;
    },
    top: () => element.getBoundingClientRect().top + element.clientTop,
  };
}
