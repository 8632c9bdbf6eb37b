import type { Page } from 'playwright';
import { get } from '../../scripts/trial-server.ts';
import { port } from './site.ts';

/** Changes what the server answers to the page's own requests for data. */
export async function change(page: Page, pattern: string, by: (body: string) => string): Promise<void> {
  await page.route(pattern, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    const { text, headers } = await get(port(), hostname, pathname + search);
    const contentType = headers['content-type'];
    await route.fulfill({ headers: { ...(contentType && { 'content-type': contentType }) }, body: by(text) });
  });
}

/** Changes what the server found out about a system shown in a frame; the demo's own systems do not exist. */
export function changeFraming(page: Page, embedding: string, reason = ''): Promise<void> {
  return change(page, '**/frame-check.data*', (body) =>
    body.replace(/"unreachable","reason","[^"]*"/, `"${embedding}","reason","${reason}"`),
  );
}
