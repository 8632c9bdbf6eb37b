import '@yimen/ui/reset';
import { keepBackForLayers } from '@yimen/ui/mobile/back';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Link, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

// Before the router, as the portal does.
keepBackForLayers();

const start = location.pathname + location.search;
let loads: string[] = [];
let root: Root;
let place: HTMLElement;
let router: ReturnType<typeof createBrowserRouter>;

function Screen() {
  const name: string = useLoaderData();
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>{name}</h1>
      <Link to="?page=tasks">去任务</Link>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <BottomSheet open={open} onOpenChange={setOpen} title="筛选">
        <Link to="?page=news">去资讯</Link>
      </BottomSheet>
    </main>
  );
}

beforeEach(async () => {
  loads = [];
  router = createBrowserRouter([
    {
      path: '*',
      loader: ({ request }) => {
        const name = new URL(request.url).searchParams.get('page') ?? 'home';
        loads.push(name);
        return name;
      },
      // Another page is another element, as with routes of their own.
      Component: () => <Screen key={useLoaderData<string>()} />,
      HydrateFallback: () => null,
    },
  ]);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  await expect.element(title).toHaveTextContent('home');
});
afterEach(() => {
  root.unmount();
  router.dispose();
  place.remove();
  history.replaceState(null, '', start);
});

const title = page.getByRole('heading', { level: 1 });
const sheet = page.getByRole('dialog');
const closed = () => expect.poll(() => sheet.elements()).toHaveLength(0);
const open = async () => {
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => history.state?.ymLayers).toBe(1);
};
const toTasks = async () => {
  await page.getByRole('link', { name: '去任务' }).click();
  await expect.element(title).toHaveTextContent('tasks');
};

describe('going back, with a router', () => {
  test('closes the sheet, loads nothing, and leaves the page only the next time', async () => {
    await toTasks();
    await open();
    const before = loads.length;
    history.back();
    await closed();
    expect(title.element().textContent).toBe('tasks');
    expect(loads).toHaveLength(before);
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('leaves the page at once after the sheet was closed by its cross', async () => {
    await toTasks();
    await open();
    const before = loads.length;
    await page.getByRole('button', { name: '关闭' }).click();
    await closed();
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    expect(loads).toHaveLength(before);
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('returns from where a link in a sheet led, and then leaves the page in one step', async () => {
    await toTasks();
    await open();
    await page.getByRole('link', { name: '去资讯' }).click();
    await expect.element(title).toHaveTextContent('news');
    history.back();
    await expect.element(title).toHaveTextContent('tasks');
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test.each([0, 1, 2, 4, 8, 16])('keeps a navigation that comes %i ms after the sheet closes', async (ms) => {
    await toTasks();
    await open();
    page
      .getByRole('button', { name: '关闭' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, ms));
    await router.navigate('?page=news');
    await closed();
    await expect.poll(() => location.search).toBe('?page=news');
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    await expect.element(title).toHaveTextContent('news');
    history.back();
    await expect.element(title).toHaveTextContent('tasks');
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('keeps a navigation that the closing press itself asks for', async () => {
    await toTasks();
    await open();
    page
      .getByRole('button', { name: '关闭' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    void router.navigate('?page=news');
    await expect.element(title).toHaveTextContent('news');
    history.back();
    await expect.element(title).toHaveTextContent('tasks');
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('holds up no navigation when there is nothing to go back to', async () => {
    await toTasks();
    await open();
    Object.defineProperty(history, 'go', { value: () => undefined, configurable: true });
    page
      .getByRole('button', { name: '关闭' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await closed();
    await router.navigate('?page=news');
    await expect.poll(() => location.search, { timeout: 5000 }).toBe('?page=news');
    Reflect.deleteProperty(history, 'go');
    await expect.element(title).toHaveTextContent('news');
  });

  test('passes over the entry of a sheet that was open when the document was loaded anew', async () => {
    await toTasks();
    await open();
    // What is left of the sheet after a reload is its entry.
    root.unmount();
    router.dispose();
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
    history.pushState({ ...history.state, ymLayers: 1 }, '');
    root = createRoot(place);
    root.render(
      <BottomSheet open={false} onOpenChange={() => undefined} title="筛选">
        关着
      </BottomSheet>,
    );
    await expect.poll(() => history.state?.ymLayers).toBeUndefined();
  });
});
