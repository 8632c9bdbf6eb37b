import type { Page } from 'playwright';

/** The channels of the visits that a page counts from now on. */
export function countedOn(page: Page): (string | null)[] {
  const counted: (string | null)[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.endsWith('/addFontVisit')) counted.push(address.searchParams.get('terminalType'));
  });
  return counted;
}
