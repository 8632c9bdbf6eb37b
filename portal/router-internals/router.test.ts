import { type ContextType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dataRequestAddress, readDataAnswer } from './page-data.ts';
import { entryNumber, type RouterSnapshot, routeFiles, useRouter, useRouterSnapshot } from './router.tsx';
import { Styles } from './Styles.tsx';

const Shown = () => `${useLocation().pathname} ${useLoaderData()}`;

/** What React Router draws of these routes for an address. */
async function draw(routes: RouteObject[], address: string, around = (drawn: ReactNode) => drawn) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, 'https://portal.example')));
  if (context instanceof Response) throw new Error('redirected');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(around(createElement(StaticRouterProvider, { router, context, hydrate: false })));
}

describe('the router', () => {
  test('is the one that draws, with what is on its way', async () => {
    const Page = () => useRouter()?.state.navigation.state;
    expect(await draw([{ path: '/', Component: Page }], '/')).toBe('idle');
    const Outside = () => String(useRouter());
    expect(renderToString(createElement(Outside))).toBe('undefined');
  });

  test('is seen as it was by what stands in a snapshot of it', async () => {
    let before: RouterSnapshot | undefined;
    const Page = () => {
      before ??= useRouterSnapshot();
      return createElement(Shown);
    };
    const Other = () => before?.around(createElement(Shown));
    const routes = [
      { id: 'page', path: '/page', loader: () => 'first', Component: Page },
      { id: 'other', path: '/other', loader: () => 'second', Component: Other },
    ];
    expect(await draw(routes, '/page')).toBe('/page first');
    expect(await draw(routes, '/other')).toBe('/page undefined');
  });
});

describe('the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('numbers the entries that the router has made, and no others', () => {
    vi.stubGlobal('window', { history: { state: { idx: 2 } } });
    expect(entryNumber()).toBe(2);
    vi.stubGlobal('window', { history: { state: null } });
    expect(entryNumber()).toBeUndefined();
  });

  test('knows the files of the routes that it has met', () => {
    vi.stubGlobal('window', {});
    expect(routeFiles(['page'])).toEqual([]);
    const routes = {
      root: { module: '/root.js' },
      page: { module: '/page.js', imports: ['/shared.js'], css: ['/page.css'] },
    };
    vi.stubGlobal('window', { __reactRouterManifest: { routes } });
    expect(routeFiles(['page'])).toEqual(['/page.js', '/shared.js', '/page.css']);
  });
});

describe('the style sheets of a page', () => {
  const Failed = (): never => {
    throw new Error('not drawn');
  };
  const Drawn = () => createElement(Styles, { nonce: 'once' });
  const routes: RouteObject[] = [
    {
      id: 'root',
      ErrorBoundary: Drawn,
      children: [
        { id: 'page', path: '/page', Component: Drawn },
        { id: 'failed', path: '/failed', loader: Failed, Component: Failed },
      ],
    },
  ];
  const entry = (id: string, css: string[]) => ({ id, module: `/${id}.js`, css });
  const manifest = {
    routes: { root: entry('root', ['/root.css']), page: entry('page', ['/page.css#', '/shared.css']) },
  };
  const sheets = async (address: string) => {
    const value = { manifest, routeModules: {} } as unknown as ContextType<typeof FrameworkContext>;
    const html = await draw(routes, address, (drawn) => createElement(FrameworkContext, { value }, drawn));
    return Array.from(html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g), ([link]) => /href="([^"]*)"/.exec(link)?.[1]);
  };

  test('come after those that it refines, under the names that lazy modules ask for', async () => {
    expect(await sheets('/page')).toEqual(['/root.css', '/shared.css', '/page.css']);
  });

  test('are those of the error alone where there is one', async () => {
    expect(await sheets('/failed')).toEqual(['/root.css']);
  });

  test('are none outside of a router', () => {
    expect(renderToString(createElement(Styles, { nonce: undefined }))).toBe('');
  });
});

describe('the data of a page', () => {
  test('are asked for beside it', () => {
    expect(['/mobile/home', '/mobile/news?column=a', '/mobile/news/?q=1/2'].map(dataRequestAddress)).toEqual([
      '/mobile/home.data',
      '/mobile/news.data?column=a',
      '/mobile/news.data?q=1/2',
    ]);
  });

  test('are what its routes have loaded, without what has failed', async () => {
    // As the server writes `{ home: { data: 'news' }, menu: { error: 'away' } }`.
    const answer = '[{"_1":2,"_5":6},"home",{"_3":4},"data","news","menu",{"_7":8},"error","away"]\n';
    expect(await readDataAnswer(new Response(answer))).toEqual({ home: 'news' });
  });

  test('are none where the answer is empty', async () => {
    expect(await readDataAnswer(new Response(null))).toEqual({});
  });
});
