import type { SourceFailure } from '@yimen/contract/sources/sources';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoadFailed } from './LoadFailed.tsx';
import { PartFailed } from './PartFailed.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

interface Loaded {
  list: string[] | null;
  failed: SourceFailure[];
}

/** A section whose list did not come, or lacks a source's part, at the first asking. */
function Page() {
  const { list, failed } = useLoaderData<Loaded>();
  return (
    <>
      <h1>任务中心</h1>
      <section>
        <h2>待办</h2>
        <PartFailed failed={failed} />
        {list ? (
          <ul>
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        ) : (
          <LoadFailed what="任务" />
        )}
      </section>
    </>
  );
}

async function retry(first: Loaded): Promise<void> {
  const answers = [first, { list: ['交材料', '签合同'], failed: [] }];
  const router = createMemoryRouter([
    { path: '/', Component: Page, HydrateFallback: () => null, loader: () => answers.shift() },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('签合同')).toBeVisible();
}

test('gives the focus to the section whose list came', async () => {
  await retry({ list: null, failed: [] });
  await expect.element(page.getByRole('heading', { name: '待办' })).toHaveFocus();
});

test('gives the focus to the section whose missing part came', async () => {
  await retry({ list: ['交材料'], failed: [{ source: 'OA 系统', reason: 'down', asOf: null }] });
  await expect.element(page.getByRole('heading', { name: '待办' })).toHaveFocus();
});
