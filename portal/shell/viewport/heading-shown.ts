/** The page's heading; phone pages that are kept hidden have one too. */
export function headingShown(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());
}
