import type { Page } from 'playwright';

/** Requests for a page's data from now on; what a finger on a link fetches ahead is none. */
export function pageRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data') && request.headers()['sec-purpose'] !== 'prefetch') seen.push(pathname);
  });
  return seen;
}

/** Calls of the API from now on, but for the count of visits, which is sent when there is nothing else to do. */
export function apiRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/homepage/') && !pathname.endsWith('Visit')) seen.push(pathname);
  });
  return seen;
}
