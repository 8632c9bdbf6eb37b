import '@yimen/ui/reset';
import { DialogProvider } from '@yimen/ui/dialog';
import { ToastProvider } from '@yimen/ui/toast';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SubscribeDialog } from './SubscribeDialog.tsx';

const address = 'https://mingde.example/calendar/9f2c.ics';
const subscribeUrl = 'webcal://mingde.example/calendar/9f2c.ics';
const qr = { path: 'M2 2h7v1h-7z', size: 41 };
const given = {
  success: true,
  code: 200,
  msg: '',
  data: { address, subscribeUrl, qr, createdAt: '2026-11-20 10:00' },
};
const refused = { success: false, code: 500, msg: '日程服务正忙，请稍后再试', data: null };

let root: Root;
let place: HTMLElement;
let answers: Record<string, object>;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const name = new URL((input as Request).url).pathname.split('/').at(-1) ?? '';
    return Response.json(answers[name]);
  });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
});

function open(first: Record<string, object>) {
  answers = first;
  root.render(
    // A cache of its own: what one test read is not there for the next.
    <SWRConfig value={{ provider: () => new Map() }}>
      <ToastProvider>
        <DialogProvider>
          <SubscribeDialog onClose={() => {}} />
        </DialogProvider>
      </ToastProvider>
    </SWRConfig>,
  );
}

test('a renewal that fails says so in the dialog, and leaves the address that still holds', async () => {
  open({ getFeed: given, renewFeed: refused });
  await page.getByRole('button', { name: '更换地址' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '更换地址' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('错误：地址没有更换：日程服务正忙，请稍后再试');
  await expect.element(page.getByRole('textbox', { name: '订阅地址' })).toHaveValue(address);
  expect(page.getByText('没有加载出来').elements()).toHaveLength(0);
});

test('offers a code for phones, a link that opens the calendar of this device, and the address', async () => {
  open({ getFeed: given });
  await expect.element(page.getByRole('img', { name: '订阅日历的二维码' })).toBeVisible();
  const link = page.getByRole('link', { name: '在这台设备的日历里订阅' });
  await expect.element(link).toHaveAttribute('href', subscribeUrl);
  await expect.element(page.getByRole('textbox', { name: '订阅地址' })).toHaveValue(address);
});

test('an address that was not read is asked for again', async () => {
  open({ getFeed: refused });
  await expect.element(page.getByText('订阅地址没有加载出来')).toBeVisible();
  answers = { getFeed: given };
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('textbox', { name: '订阅地址' })).toHaveValue(address);
});
