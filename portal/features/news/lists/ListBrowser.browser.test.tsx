import { DialogProvider } from '@yimen/ui/dialog';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ListBrowser from './ListBrowser.tsx';

const rows = [{ name: '食品经营许可' }, { name: '建设工程规划许可' }];
const published = {
  typeId: 'list-power',
  name: '权力清单',
  count: rows.length,
  rows,
  fields: [{ key: 'name', label: '事项名称', width: 100 }],
};

let root: Root;
beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const words = new URL((input as Request).url).searchParams.get('query') ?? '';
    const list = rows.filter(({ name }) => name.includes(words));
    return Response.json({ success: true, code: 200, msg: '', data: { list, total: list.length } });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(address: string) {
  const path = { path: '/home', element: <ListBrowser list={published} /> };
  const router = createMemoryRouter([path], { initialEntries: [address] });
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DialogProvider>
        <RouterProvider router={router} />
      </DialogProvider>
    </SWRConfig>,
  );
  return router;
}

test('what is searched for in a list stands in the address, and Back takes it out', async () => {
  const router = open('/home?list=list-power&whole=1&page=3');
  const field = page.getByRole('combobox', { name: '在权力清单里找' });
  await field.fill('食品');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('食品经营许可')).toBeVisible();
  await expect.element(page.getByText('建设工程规划许可')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ list: 'list-power', whole: '1', query: '食品' })}`,
  );
  await expect.element(field).toHaveFocus();
  await router.navigate(-1);
  await expect.element(field).toHaveValue('');
});

test('an address that names words opens the list with them', async () => {
  open('/home?query=规划');
  await expect.element(page.getByText('建设工程规划许可')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: '在权力清单里找' })).toHaveValue('规划');
  await expect.element(page.getByText('食品经营许可')).not.toBeInTheDocument();
});
