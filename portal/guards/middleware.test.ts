import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Visit, visitContext } from '../boot/visit.ts';
import { checkQuery } from './check-query.ts';
import { guardOnServer } from './middleware.ts';

const portal = path.join(import.meta.dirname, '..');

/** Where the server's guard sends a guest who asks for `asked` to see the page at `shown`. */
async function guarded(asked: string, shown: string): Promise<string | null> {
  const visit: Pick<Visit, 'user' | 'device' | 'menus'> = {
    user: null,
    device: 'desktop',
    menus: async () => ({ desktop: [], mobile: [] }),
  };
  const context = new RouterContextProvider();
  context.set(visitContext, visit as Visit);
  const origin = 'https://portal.example';
  const args = { request: new Request(origin + asked), url: new URL(origin + shown), params: {}, pattern: '', context };
  try {
    await guardOnServer(args, async () => new Response());
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : null;
  }
}

test('the guards run on a page and on the data that a navigation asks for', async () => {
  const expected = `/login?redirect=${encodeURIComponent('/service-hall?query=a')}`;
  expect(await guarded('/service-hall?query=a', '/service-hall?query=a')).toBe(expected);
  expect(await guarded('/service-hall.data?query=a&_routes=service-hall', '/service-hall?query=a')).toBe(expected);
  expect(await guarded('/_.data', '/')).toBe('/login');
});

// On navigation `request.url` is `/home.data?_routes=…`: paths and parameters read from it are wrong.
test('route modules read the router’s url, not the request’s', () => {
  const modules = globSync('{app,guards,layouts,pages}/**/*.{ts,tsx}', { cwd: portal, exclude: ['**/*.test.ts'] });
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
