import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { bootScript } from '../viewport/boot-script.ts';
import { type ServerVisit, serverVisit, type Visit, visitContext } from '../visit/visit.ts';
import { checkQuery } from './check-query.ts';
import { guardOnServer } from './middleware.ts';

const portal = path.join(import.meta.dirname, '..');

const origin = 'https://portal.example';

/** What the server's guard answers a guest who asks for `asked` to see the page at `shown`; undefined where it lets them. */
async function guarded(asked: string, shown = asked): Promise<Response | undefined> {
  const visit: Pick<Visit, 'user' | 'device' | 'menus'> & { site(): Promise<{ title: string }> } = {
    user: null,
    device: 'desktop',
    menus: async () => ({ desktop: [], mobile: [] }),
    site: async () => ({ title: '“A” & <b>' }),
  };
  const context = new RouterContextProvider();
  context.set(visitContext, visit as Visit);
  context.set(serverVisit, { nonce: 'n0nce' } as ServerVisit);
  const args = { request: new Request(origin + asked), url: new URL(origin + shown), params: {}, pattern: '', context };
  try {
    return (await guardOnServer(args, async () => new Response())) ?? undefined;
  } catch (thrown) {
    return thrown as Response;
  }
}

const redirected = async (asked: string, shown?: string) => (await guarded(asked, shown))?.headers.get('Location');

test('the guards run on a page and on the data that a navigation asks for', async () => {
  const expected = `/login?redirect=${encodeURIComponent('/task-center?view=mine')}`;
  expect(await redirected('/task-center?view=mine')).toBe(expected);
  expect(await redirected('/task-center.data?view=mine&_routes=task-center', '/task-center?view=mine')).toBe(expected);
  expect(await redirected('/_.data', '/')).toBe('/login');
});

test('a page that only one site refuses is left to the browser, which knows the width', async () => {
  const answer = await guarded('/search?search=%22%3E%3Cb%3E&kind=news');
  const html = await answer?.text();
  const refused = `/login?redirect=${encodeURIComponent('/search?search=%22%3E%3Cb%3E&kind=news')}&amp;for=search`;
  expect(answer?.status).toBe(200);
  expect(html).toContain(
    `data-site="desktop" data-guard="${refused}" data-other-place="/mobile/search?search=%22%3E%3Cb%3E&amp;kind=news"`,
  );
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${refused}"></noscript>`);
  expect(html).toContain('<title>“A” &amp; &lt;b&gt;</title>');
  expect(html).toContain(`<script nonce="n0nce">${bootScript}</script>`);
  // The router in the browser has asked its own guards, which know the width.
  expect(await redirected('/search.data?search=a', '/search?search=a')).toMatch(/^\/login/);
});

// On navigation `request.url` is `/home.data?_routes=…`: paths and parameters read from it are wrong.
test('route modules read the router’s url, not the request’s', () => {
  const modules = globSync('{app,guards,layouts,pages}/**/*.{ts,tsx}', {
    cwd: portal,
    exclude: ['**/*.test.{ts,tsx}'],
  });
  expect(modules.length).toBeGreaterThan(10);
  const wrong = modules.filter((file) =>
    readFileSync(path.join(portal, file), 'utf8').includes('new URL(request.url)'),
  );
  expect(wrong).toEqual([]);
});

test('the query is checked with the 404 as its answer, as the route table says', () => {
  expect(() => checkQuery(new URL('https://portal.example/news?page=abc'))).toThrow(
    expect.objectContaining({ type: 'DataWithResponseInit', init: { status: 404, statusText: 'Page Not Found' } }),
  );
  expect(() => checkQuery(new URL('https://portal.example/news?page=2'))).not.toThrow();
});

test.each([
  ['/service-hall?audience=ug&page=2', '/service-hall?suitableFor=ug&page=2'],
  ['/home?column=exams&audience=staff', '/home?column=exams&suitableFor=staff'],
])('%s, an address of former versions, leads on to %s', (asked, target) => {
  let thrown: unknown;
  try {
    checkQuery(new URL(asked, origin));
  } catch (error) {
    thrown = error;
  }
  expect((thrown as Response).headers.get('Location')).toBe(target);
  expect(() => checkQuery(new URL(target, origin))).not.toThrow();
});

test('other pages keep a parameter that happens to be called as a former one', () => {
  expect(() => checkQuery(new URL('/news?audience=x', origin))).not.toThrow();
});
