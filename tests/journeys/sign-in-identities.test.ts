import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { axe, go, hydrated, member, phone, port, signIn, visits, wear } from '../support/site.ts';
import { actAs } from '../support/token.ts';

const twoIdentities = { name: '纪晓棠', account: '20180266', password: member.password };
/** Both of her identities have the same number. */
const sameNumber = { name: '陆若溪', account: 'luruoxi', password: member.password };
const guide = '/service-hall/details/transcript-print';
const isQuestion = ({ pathname }: URL) => pathname === '/personal-center/campus-infos';
const isGuide = ({ pathname }: URL) => pathname === guide;

/** The cards that are drawn as chosen, and the radios that are. */
function chosen(page: Page) {
  return page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')];
    const labelOf = (radio: HTMLInputElement) => radio.closest('label');
    const words = (radio: HTMLInputElement) => labelOf(radio)?.innerText.split(/\s/)[0];
    return {
      radios: radios.filter(({ checked }) => checked).map(words),
      cards: radios.filter((radio) => labelOf(radio)?.dataset.state === 'checked').map(words),
    };
  });
}

describe('a person with several identities', () => {
  const visit = visits();
  /** What she chose at her last sign-in, and whether the next one asks again. */
  const chose = (id: string, ask: boolean) => actAs(port(), 'mingde.localhost', twoIdentities, { id, ask });
  beforeEach(() => chose('STAFF-20180266', true));

  test('chooses one after signing in, and goes on to the deep link as that', async () => {
    const { page } = await visit();
    await go(page, `/login?redirect=${encodeURIComponent(`${guide}#materials`)}`);
    await signIn(page, twoIdentities);
    await page.waitForURL(/\/personal-center\/campus-infos\?redirect=/);
    await hydrated(page);
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
    await page.getByRole('radio', { name: /研究生/ }).check();
    await page.getByRole('button', { name: '以研究生身份进入' }).click();
    await page.waitForURL((address) => isGuide(address) && address.hash === '#materials');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /纪晓棠/ })
      .click();
    expect(await page.content()).toContain('教育学 2023 级博士研究生');

    await page.getByRole('menuitem', { name: '切换身份' }).click();
    await page.waitForURL(isQuestion);
    await hydrated(page);
    expect(await chosen(page)).toEqual({ radios: ['研究生'], cards: ['研究生'] });
    await page.getByRole('radio', { name: /职工/ }).check();
    await page.getByRole('button', { name: '以职工身份进入' }).click();
    await page.waitForURL((address) => isGuide(address) && address.hash === '#materials');
    await go(page, '/personal-center?tab=account');
    await page.getByRole('definition').filter({ hasText: '职工　切换身份' }).waitFor();
  });

  test('signs in as the one of last time, and changes it on the phone until asked again', async () => {
    await chose('STAFF-20180266', false);
    const { page } = await visit({ viewport: phone, hasTouch: true });
    await go(page, '/login?redirect=/mobile/personal-center');
    await signIn(page, twoIdentities);
    await page.waitForURL(({ pathname }) => pathname === '/mobile/personal-center');
    await hydrated(page);
    await page.getByRole('link', { name: '切换身份 职工' }).tap();
    await page.waitForURL(isQuestion);
    await hydrated(page);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('radio', { name: /研究生/ }).check();
    await page.locator('label', { hasText: '每次登录都让我选' }).click();
    await page.getByRole('button', { name: '以研究生身份进入' }).tap();
    await page.waitForURL(({ pathname }) => pathname === '/mobile/personal-center');
    await page.getByRole('link', { name: '切换身份 研究生' }).waitFor();
  });

  test('chooses without JavaScript, too', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/login?redirect=/home');
    await signIn(page, twoIdentities);
    await page.waitForURL(isQuestion);
    expect(await page.getByRole('checkbox', { name: '每次登录都让我选' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /研究生/ }).check();
    await page.getByRole('button', { name: /身份进入/ }).click();
    await page.waitForURL(/\/home$/);
    expect(await page.content()).toContain('教育学 2023 级博士研究生');
  });

  test.each([
    ['desktop', undefined],
    ['phone', phone],
  ] as const)('with one number sees one card chosen, the one that the button names (%s)', async (_, viewport) => {
    const { page } = await visit({ institution: 'yunzhou', ...(viewport && { viewport }) });
    await go(page, '/login?redirect=/personal-center/campus-infos');
    await signIn(page, sameNumber);
    await page.waitForURL(isQuestion);
    await hydrated(page);
    const button = page.getByRole('button', { name: /身份进入/ });
    expect(await chosen(page)).toEqual({ radios: ['个人'], cards: ['个人'] });
    expect(await button.innerText()).toBe('以个人身份进入');
    await page.getByText('新生儿监护人').click();
    expect(await chosen(page)).toEqual({ radios: ['新生儿监护人'], cards: ['新生儿监护人'] });
    expect(await button.innerText()).toBe('以新生儿监护人身份进入');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page)).toEqual({ radios: ['个人'], cards: ['个人'] });
  });

  test('is told of one that has ended, and cannot choose it', async () => {
    const { page } = await visit();
    await go(page, '/login?redirect=/personal-center/campus-infos');
    await signIn(page, twoIdentities);
    await page.waitForURL(isQuestion);
    await page.getByText(/^有效期到 \d{4}-\d{2}-\d{2}，不能再以此身份进入$/).waitFor();
    expect(await page.getByRole('radio').count()).toBe(2);
    expect(await page.getByRole('radio', { name: /兼职教师/ }).count()).toBe(0);
  });

  test('is asked nothing with only one: it stands over the way in', async () => {
    const { page } = await visit({ as: member });
    await go(page, '/personal-center/campus-infos');
    expect(await page.getByRole('radio').count()).toBe(0);
    const edge = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    const enter = page.getByRole('button', { name: '以本科生身份进入' });
    expect(await edge(enter), 'where the card ends').toBe(await edge(page.getByRole('group', { name: '身份' })));
    await enter.click();
    await page.waitForURL(({ pathname }) => pathname === '/home');
  });
});
