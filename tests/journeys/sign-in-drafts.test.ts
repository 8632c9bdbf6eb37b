import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  cachedIn,
  ended,
  endOnServer,
  enter,
  expiryDialog,
  signInAgain,
  storedIn,
  watched,
} from '../support/session.ts';
import { go, hydrated, member, signIn, visits } from '../support/site.ts';

const other = { ...member, account: '2025210417' };
const hall = '/service-hall';
const restored = '已恢复您刚才填写的内容';
const words = '转专业需要准备哪些材料';

interface Place {
  readonly name: string;
  readonly address: string;
  /** Opens what has to be opened, and finds the field. */
  field(page: Page): Promise<Locator>;
  /** Sends what was typed to the API, unless typing has done so. */
  send(page: Page): Promise<void>;
}

const places: readonly Place[] = [
  {
    name: 'a field of a page',
    address: hall,
    field: async (page) => page.getByRole('main').getByRole('combobox').first(),
    send: async () => {},
  },
  {
    name: 'a dialog',
    address: '/news/more/news-ginkgo-open-week',
    async field(page) {
      await page.getByRole('button', { name: '内容有误' }).click();
      return page.getByRole('dialog').getByRole('textbox');
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: '提交反馈' }).click(),
  },
];

describe('what was being typed when a session ended', () => {
  const visit = visits();

  /** Types into a place of a session that is over, and is told so. */
  async function typeTooLate({ address, field, send }: Place): Promise<Page> {
    const { page } = await visit({ expected: ended });
    await enter(page, address);
    await endOnServer(page);
    await (await field(page)).fill(words);
    await send(page);
    await expiryDialog(page).waitFor();
    return page;
  }

  test.each(places)('into $name is there again for the same person', async (place) => {
    const page = await typeTooLate(place);
    await signInAgain(page);
    expect(new URL(page.url()).pathname).toBe(place.address);
    const field = await place.field(page);
    await expect.poll(() => field.inputValue()).toBe(words);
    await page.getByText(restored).waitFor();
  });

  test.each(places)('into $name is gone for another', async (place) => {
    const page = await typeTooLate(place);
    expect(await storedIn(page.context()), 'nothing is kept before it has to be').not.toContain(words);
    await signInAgain(page, other);
    await go(page, place.address);
    expect(await (await place.field(page)).inputValue()).toBe('');
    expect(await storedIn(page.context())).not.toContain(words);
    expect(await page.getByText(restored).count()).toBe(0);
  });

  test.each([
    ['a page that asks to sign in', '/schedule-center'],
    ['a page for everyone', hall],
  ])('into %s is there again when a full load meets the end', async (_, address) => {
    const { page } = await visit({ expected: ended });
    await enter(page, address);
    await watched(page);
    const field = fieldOf(page, address);
    const allDay = page.getByRole('dialog').getByRole('switch', { name: '全天' });
    const isSchedule = address === '/schedule-center';
    if (isSchedule) await page.getByRole('button', { name: '添加日程' }).first().click();
    await field.fill(words);
    if (isSchedule) await allDay.press('Space');
    await endOnServer(page);
    await page.reload();
    await hydrated(page);
    if (isSchedule) expect(new URL(page.url()).pathname).toBe('/login');
    else await go(page, `/login?redirect=${address}`);
    expect(await storedIn(page.context())).toContain(words);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === address);
    await hydrated(page);
    // The address opens the dialog again, and what no text field holds comes back too.
    await expect.poll(() => field.inputValue()).toBe(words);
    if (isSchedule) expect(await allDay.isChecked()).toBe(true);
    await page.getByText(restored).waitFor();
  });

  test('can be cleared again, and was no password, no one-time code and nothing else that is no draft', async () => {
    const { page } = await visit({ expected: ended });
    await enter(page, hall);
    await watched(page);
    const field = fieldOf(page, hall);
    await field.fill(words);
    const secrets = await typeSecrets(page);
    await endOnServer(page);
    await page.getByRole('button', { name: /收藏/ }).first().click();
    await expiryDialog(page).getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await hydrated(page);
    const stored = await storedIn(page.context());
    expect(stored).toContain(words);
    for (const secret of secrets) expect(stored).not.toContain(secret);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === hall);
    await hydrated(page);
    await page.getByText(restored).waitFor();
    await expect.poll(() => field.inputValue()).toBe(words);
    await page.getByRole('button', { name: '清除', exact: true }).last().click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await storedIn(page.context())).not.toContain(words);
  });
});

/** The field that is typed into, in the schedule's dialog once that is open. */
function fieldOf(page: Page, address: string): Locator {
  if (address !== '/schedule-center') return page.getByRole('main').getByRole('combobox').first();
  return page.getByRole('dialog').getByRole('textbox', { name: '标题' });
}

/** Types into a form with what must never be kept; no page of a member has one. Returns what was typed. */
function typeSecrets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const form = document.createElement('form');
    form.innerHTML = `<input autocomplete="one-time-code" value="889900">
      <input type="password" value="Geheim-7"><input value="账户尾号 4321">`;
    document.querySelector('main')?.prepend(form);
    return [...form.querySelectorAll('input')].map((field) => {
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return field.value;
    });
  });
}

describe('after signing out', () => {
  const visit = visits();

  test('nothing personal is left in storages, caches, databases and on the Back button', async () => {
    const { page } = await visit();
    await enter(page, '/home');
    await go(page, '/task-center');
    await go(page, hall);
    expect(await page.content()).toContain(member.name);
    await page.getByRole('main').getByRole('combobox').first().fill(words);
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(member.name) })
      .click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);
    await hydrated(page);
    const left = `${await storedIn(page.context())}\n${await cachedIn(page)}`;
    for (const personal of [member.name, member.account, '国家助学金', words]) expect(left).not.toContain(personal);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ httpOnly, value }) => !httpOnly && value.includes(member.account))).toEqual([]);
    for (const _ of ['the task centre', 'the home']) {
      await page.goBack();
      await page.getByRole('main').waitFor();
      expect(await page.content()).not.toContain(member.name);
    }
  });
});
