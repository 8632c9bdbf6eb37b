/**
 * For a button that is replaced by what it loads: when the button is removed and the focus is lost, calls back with the
 * heading of the new content. No imports, so that lazy loading fetches one file only.
 */
export function whenReplaced(button: Element, onCome: (heading: HTMLElement) => void): void {
  const trail: { element: Element; before: Element | null }[] = [];
  for (let element: Element | null = button; element && element !== document.body; element = element.parentElement) {
    trail.push({ element, before: element.previousElementSibling });
  }
  const watch = new MutationObserver(() => {
    if (button.isConnected) return;
    watch.disconnect();
    if (document.activeElement !== document.body) return;
    const gone = trail.findLast(({ element }) => !element.isConnected);
    const stays = trail.find(({ element }) => element.isConnected)?.element ?? document.body;
    const came = (gone?.before ? gone.before.nextElementSibling : stays.firstElementChild) ?? stays;
    const region = came.closest<HTMLElement>('section') ?? (came as HTMLElement);
    onCome(region.querySelector<HTMLElement>('h2, h3') ?? region);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
