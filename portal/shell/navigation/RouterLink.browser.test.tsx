import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchRouter } from './cancel-navigation.ts';
import { RouterLink } from './RouterLink.tsx';

let root: Root | undefined;
let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  root?.unmount();
  document.body.replaceChildren();
});

function Page() {
  return (
    <>
      <RouterLink href="/mobile/news/1?from=list">通知一</RouterLink>
      <RouterLink href="/mobile/news/2">通知二</RouterLink>
      <Outlet />
    </>
  );
}

test('a second tap on a link whose page is on its way asks for nothing; one on another link does', async () => {
  const loader = vi.fn((_: { request: Request }) => new Promise<null>(() => {}));
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      children: [{ path: 'mobile/news/:id', Component: () => null, loader }],
    },
  ]);
  stop = watchRouter(router);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  const first = page.getByRole('link', { name: '通知一' });
  await first.click();
  await first.click();
  expect(loader).toHaveBeenCalledTimes(1);
  await page.getByRole('link', { name: '通知二' }).click();
  expect(loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname)).toEqual([
    '/mobile/news/1',
    '/mobile/news/2',
  ]);
});
