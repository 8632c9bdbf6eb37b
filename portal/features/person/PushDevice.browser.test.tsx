import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PushDevice } from './PushDevice.tsx';

let root: Root;
beforeEach(() => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a switch that the browser refuses keeps the focus, and says why', async () => {
  let answer = (_permission: NotificationPermission): void => undefined;
  const asked = new Promise<NotificationPermission>((resolve) => {
    answer = resolve;
  });
  const notification = { permission: 'default', requestPermission: () => asked };
  vi.stubGlobal('Notification', notification);
  const element = <PushDevice push={{ key: 'BCVxsr7N', isSubscribed: false }} />;
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

  const control = page.getByRole('switch');
  await expect.element(control).toBeEnabled();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/正在设置/)).toBeVisible();
  await expect.element(control).toHaveFocus();

  notification.permission = 'denied';
  answer('denied');
  await expect.element(page.getByRole('status').getByText(/^浏览器不允许本站发通知/)).toBeInTheDocument();
  await expect.element(control).toHaveFocus();
});
