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
const guide = '/service-hall/details/transcript-print';
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
    address: '/service-hall',
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
    ['a page for everyone', '/service-hall'],
  ])('into %s is there again when a full load meets the end', async (_, address) => {
    const { page } = await visit({ expected: ended });
    await enter(page, address);
    await watched(page);
    await (await fieldOf(page, address)).fill(words);
    if (address === '/schedule-center')
      await page.getByRole('dialog').getByRole('switch', { name: '全天' }).press('Space');
    await endOnServer(page);
    await page.reload();
    await hydrated(page);
    if (address === '/schedule-center') expect(new URL(page.url()).pathname).toBe('/login');
    else await go(page, `/login?redirect=${address}`);
    expect(await storedIn(page.context())).toContain(words);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === address);
    await hydrated(page);
    const field = await fieldOf(page, address);
    await expect.poll(() => field.inputValue()).toBe(words);
    // What no text field holds comes back too.
    if (address === '/schedule-center') expect(await page.getByRole('switch', { name: '全天' }).isChecked()).toBe(true);
    await page.getByText(restored).waitFor();
  });

  test('can be cleared again, and was no password, no one-time code and nothing beside one', async () => {
    const { page } = await visit({ expected: ended });
    await enter(page, guide);
    await watched(page);
    await putForms(page);
    const typed = { note: words, code: '889900', pin: 'Geheim-7', beside: '账户尾号 4321', kept: '不留草稿' };
    for (const [name, text] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(text);
    await endOnServer(page);
    await page.getByRole('button', { name: /收藏/ }).first().click();
    await expiryDialog(page).getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await hydrated(page);
    const stored = await storedIn(page.context());
    expect(stored).toContain(typed.note);
    for (const secret of [typed.code, typed.pin, typed.beside, typed.kept]) expect(stored).not.toContain(secret);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === guide);
    await hydrated(page);
    await putForms(page);
    await page.getByText(restored).waitFor();
    const values = () => page.locator('#draft-forms input, #draft-forms textarea').evaluateAll(read);
    expect(await values()).toEqual([words, '', '', '', '']);
    await page.getByRole('button', { name: '清除' }).click();
    expect(await values()).toEqual(['', '', '', '', '']);
    expect(await storedIn(page.context())).not.toContain(words);
  });
});

async function fieldOf(page: Page, address: string): Promise<Locator> {
  if (address !== '/schedule-center') return page.getByRole('main').getByRole('combobox').first();
  await page.getByRole('button', { name: '添加日程' }).first().click();
  return page.getByRole('dialog').getByRole('textbox', { name: '标题' });
}

const read = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

/** Forms with what must never be kept; no page of the portal has them all. */
async function putForms(page: Page): Promise<void> {
  await page.evaluate(() => {
    const forms = document.createElement('div');
    forms.id = 'draft-forms';
    forms.innerHTML = `
      <form><label>说明 <textarea name="note"></textarea></label>
        <label>口令 <input name="code" autocomplete="one-time-code"></label></form>
      <form><label>密码 <input type="password" name="pin"></label><label>备注 <input name="beside"></label></form>
      <form data-no-draft><label>留言 <input name="kept"></label></form>`;
    document.querySelector('main')?.prepend(forms);
  });
}

describe('after signing out', () => {
  const visit = visits();

  test('nothing personal is left in storages, caches, databases and on the Back button', async () => {
    const { page } = await visit();
    await enter(page, '/home');
    await go(page, '/task-center');
    await go(page, '/service-hall');
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
