import '@yimen/ui/reset';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeFoot } from './HomeFoot.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

interface Visit {
  user?: { name: string };
  care?: boolean;
  /** Paths of the phone site's menu. */
  tabs: string[];
}

function show({ user, care = false, tabs }: Visit): void {
  const site = {
    site: { unit: { name: '明德大学', icp: '江ICP备 2026001188 号-1', specialStyle: 0 } },
    appearance: { care },
    user: user ?? null,
    menus: { desktop: [], mobile: tabs.map((path) => ({ isDefault: 1, isLogin: 0, path })) },
  };
  const robot = { name: '小德', type: 1, href: '/assistant', external: false };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        Component: Outlet,
        loader: () => site,
        children: [{ id: 'layout-mobile', index: true, loader: () => ({ robot }), Component: HomeFoot }],
      },
    ],
    { hydrationData: { loaderData: { root: site, 'layout-mobile': { robot } } } },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
}

const me = '/mobile/personal-center';
const link = (name: string) => page.getByRole('link', { name });

test('has the assistant, care mode and the filing, and leaves signing out to the person’s own page', async () => {
  show({ user: { name: '林知夏' }, tabs: ['/mobile/home', me] });
  await expect.element(link('问助手')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '长辈版' })).toBeVisible();
  await expect.element(page.getByText('江ICP备 2026001188 号-1')).toBeVisible();
  expect(link('我的').elements()).toHaveLength(0);
});

test('leads a member to that page where no tab does', async () => {
  show({ user: { name: '林知夏' }, tabs: ['/mobile/home'] });
  await expect.element(link('我的')).toHaveAttribute('href', me);
});

test('leaves the way out of care mode to the head of the page', async () => {
  show({ care: true, tabs: ['/mobile/home'] });
  await expect.element(link('问助手')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
