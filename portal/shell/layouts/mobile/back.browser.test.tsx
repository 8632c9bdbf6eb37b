import '@yimen/ui/reset';
import { guardPage, leaveLayers, listenToBackFirst } from '@yimen/ui/mobile/back';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Link, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

// Before the router, as the portal does.
listenToBackFirst();

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
/** The history's entry of the sheet is taken away. */
const entryGone = () => expect.poll(() => history.state?.ymLayers).toBeUndefined();
const open = async () => {
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => history.state?.ymLayers).toBe(1);
};
const toTasks = async () => {
  await page.getByRole('link', { name: '去任务' }).click();
  await expect.element(title).toHaveTextContent('tasks');
};
/** Without waiting for anything that comes of it. */
const pressClose = () =>
  page
    .getByRole('button', { name: '关闭' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
/** Each page is one step back, though there was a sheet. */
const backToTasksAndHome = async () => {
  history.back();
  await expect.element(title).toHaveTextContent('tasks');
  await entryGone();
  history.back();
  await expect.element(title).toHaveTextContent('home');
};
/** Resolves in the moment in which the history is asked to move, before it is there. */
const askedToGoBack = () =>
  new Promise<void>((resolve) => {
    const spy = vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
      spy.mockRestore();
      history.go(delta);
      resolve();
    });
  });

/** Keeps the page that is shown, while the router brings another. */
function keepShown(number: number) {
  const onReturned = vi.fn();
  const release = guardPage({ steps: () => number - history.state.idx, onReturned });
  return { onReturned, release };
}

test('the entry of a layer that went with its document is left at once, and is not the page’s', async () => {
  await toTasks();
  history.pushState({ ...history.state, ymLayers: 1 }, '');
  await leaveLayers();
  expect(history.state.ymLayers).toBeUndefined();
  expect(location.search).toBe('?page=tasks');
  expect(router.state.navigation.state, 'the router hears nothing of it').toBe('idle');
  const before = history.state;
  await leaveLayers();
  expect(history.state, 'an entry of a page’s own is not left').toEqual(before);
});

describe('going back from a page that is kept', () => {
  test('leads to it, and its router hears nothing of it', async () => {
    await toTasks();
    const { onReturned, release } = keepShown(history.state.idx);
    const before = loads.length;
    history.back();
    await expect.poll(() => onReturned.mock.calls.length).toBe(1);
    expect(location.search).toBe('?page=tasks');
    expect(router.state.navigation.state).toBe('idle');
    expect(loads).toHaveLength(before);
    release();
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('keeps a page that comes in the meantime, after it', async () => {
    await toTasks();
    const { onReturned, release } = keepShown(history.state.idx);
    const asked = askedToGoBack();
    history.back();
    await asked;
    await router.navigate('?page=news');
    await expect.poll(() => onReturned.mock.calls.length).toBe(1);
    release();
    await expect.poll(() => location.search).toBe('?page=news');
    await backToTasksAndHome();
  });

  test('passes over the entry that a link in a sheet left behind', async () => {
    await toTasks();
    await open();
    await page.getByRole('link', { name: '去资讯' }).click();
    await expect.element(title).toHaveTextContent('news');
    const { onReturned, release } = keepShown(history.state.idx);
    history.back();
    await expect.poll(() => onReturned.mock.calls.length).toBe(1);
    expect(location.search).toBe('?page=news');
    release();
    await backToTasksAndHome();
  });

  test('closes what is open over it first', async () => {
    await toTasks();
    await open();
    const { onReturned, release } = keepShown(history.state.idx);
    history.back();
    await closed();
    expect(onReturned).not.toHaveBeenCalled();
    release();
  });
});

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
    await entryGone();
    expect(loads).toHaveLength(before);
    history.back();
    await expect.element(title).toHaveTextContent('home');
  });

  test('returns from where a link in a sheet led, and then leaves the page in one step', async () => {
    await toTasks();
    await open();
    await page.getByRole('link', { name: '去资讯' }).click();
    await expect.element(title).toHaveTextContent('news');
    await backToTasksAndHome();
  });

  test.each([
    ['is asked for its entry back', askedToGoBack],
    ['has given its entry back', entryGone],
  ])('keeps a navigation that comes when the closed sheet %s', async (_, moment) => {
    await toTasks();
    await open();
    const reached = moment();
    pressClose();
    await reached;
    await router.navigate('?page=news');
    await closed();
    await expect.poll(() => location.search).toBe('?page=news');
    await entryGone();
    await expect.element(title).toHaveTextContent('news');
    await backToTasksAndHome();
  });

  test('keeps a navigation that the closing press itself asks for', async () => {
    await toTasks();
    await open();
    pressClose();
    void router.navigate('?page=news');
    await expect.element(title).toHaveTextContent('news');
    await backToTasksAndHome();
  });

  test('holds up no navigation when there is nothing to go back to', async () => {
    await toTasks();
    await open();
    const nowhere = vi.spyOn(history, 'go').mockReturnValue();
    pressClose();
    await closed();
    await router.navigate('?page=news');
    await expect.poll(() => location.search, { timeout: 5000 }).toBe('?page=news');
    nowhere.mockRestore();
    await expect.element(title).toHaveTextContent('news');
  });

  test('passes over the entry of a sheet that was open when the document was loaded anew', async () => {
    await toTasks();
    await open();
    // What is left of the sheet after a reload is its entry.
    root.unmount();
    router.dispose();
    await entryGone();
    history.pushState({ ...history.state, ymLayers: 1 }, '');
    root = createRoot(place);
    root.render(
      <BottomSheet open={false} onOpenChange={() => undefined} title="筛选">
        关着
      </BottomSheet>,
    );
    await entryGone();
  });
});
