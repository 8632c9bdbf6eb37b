import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeProvider, type HomeVisit } from '../shared/module.tsx';
import { findPhoneModule } from './registry.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const failed = [{ source: '教务系统', reason: 'down', asOf: null }];

test.each([
  ['timetable', { date: '2026-11-20', week: 12, lessons: [], failed }],
  ['tasks', { list: [], total: 0, failed }],
  ['notice', { list: [], total: 0, failed }],
] as const)(
  'the phone’s %s names the source that is missing, and does not say that there is nothing',
  async (sign, data) => {
    const found = findPhoneModule(sign);
    if (!found) throw new Error(`The phone has no module ${sign}`);
    const visit: HomeVisit = {
      results: { [sign]: { ok: true, data } },
      now: { day: '2026-11-20', time: '09:00' },
      member: true,
      userType: 'STUDENT',
    };
    const entry = { sign, name: '模块', children: [] } as never;
    const Page = () => (
      <HomeProvider value={visit}>
        <found.Module entry={entry} />
      </HomeProvider>
    );
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('教务系统暂时没有回应，这里缺少它的内容');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    expect(page.getByText(/没有安排|没有要处理/).elements()).toHaveLength(0);
  },
);
