import type { Page } from 'playwright';

/** Requests for a page's data from now on, without the prefetch of a link under a finger. */
export function pageRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data') && request.headers()['sec-purpose'] !== 'prefetch') seen.push(pathname);
  });
  return seen;
}

/** API calls from now on, except the count of visits, which is sent when the browser is idle. */
export function apiRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/homepage/') && !pathname.endsWith('Visit')) seen.push(pathname);
  });
  return seen;
}
