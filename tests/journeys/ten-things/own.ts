import { expect } from 'vitest';
import type { Hand } from './hands.ts';
import { outline, pollOptions, says } from './tree.ts';

const mainOf = ({ page }: Hand) => page.getByRole('main');
const focused = ({ page }: Hand) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Days without a class at a stretch, at most: the winter’s vacation, and the days before it that are examined. */
const longestVacation = 60;

/** Sees at home what is on today, and in the timetable the last day that has classes. */
export async function seeClasses(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  await hand.skip();
  const today = main.getByRole('region', { name: '今天的课' });
  await says(today, 'heading "今天的课" [level=2]', 'link "课表', /list|paragraph: 今天没有安排/);
  const titles = await today.getByRole('listitem').locator('strong, [data-title]').allInnerTexts();
  await hand.press(today.getByRole('link', { name: '课表' }), 4);
  await page.waitForURL(/\/schedule-center$/);
  await main.getByRole('heading', { level: 1, name: /^第 \d+ 周$/ }).waitFor();
  await hand.press(main.getByRole('radio', { name: '周' }), 4);
  await hand.choose(main.getByRole('radio', { name: '日' }), 'ArrowLeft');
  await page.waitForURL(/view=day/);
  await hand.hears(/星期.，第 \d+ 周/);
  const text = await main.innerText();
  for (const title of titles) expect(text).toContain(title);
  // Only classes are left: what one noted, and what other tests enter for the same person, is no class.
  for (const group of ['考试与截止', '会议与个人日程', '校历']) {
    const shown = main.getByRole('checkbox', { name: group });
    await hand.press(shown, 24);
    await expect.poll(() => shown.isChecked(), pollOptions).toBe(false);
  }
  const course = main
    .getByRole('group', { name: /^20\d\d 年/ })
    .getByRole('button')
    // A free cell has no words.
    .filter({ hasText: /\S/ })
    .first();
  const dayBefore = main.getByRole('link', { name: '上一天' });
  await hand.reach(dayBefore, -32);
  for (let days = 0; days < longestVacation && (await course.count()) === 0; days++) {
    const day = await main.getByRole('heading', { level: 1 }).innerText();
    await hand.press(dayBefore, 0);
    await expect.poll(() => main.getByRole('heading', { level: 1 }).innerText(), pollOptions).not.toBe(day);
    await hand.hears(/星期.，第 \d+ 周/);
  }
  const name = await course.textContent();
  await hand.press(course, 9);
  await page.getByRole('dialog').waitFor();
  await says(
    page.getByRole('dialog'),
    /^dialog "/,
    /^heading .*\[level=2\]/,
    /term: 时间/,
    /term: 地点/,
    /课程由业务系统排定/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(hand), pollOptions).toBe(name);
}

/** Finds out who holds what one applied for. */
export async function findHolder(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  await hand.skip();
  await hand.press(main.getByRole('navigation', { name: '任务分类' }).getByRole('link', { name: /我发起的/ }), 4);
  await page.waitForURL(/view=mine/);
  await hand.hears(/共 \d+ 件/);
  await hand.press(main.getByRole('link', { name: '学生证补办（遗失）' }), 24);
  await page.waitForURL(/task=/);
  const holder = '现在在学生事务中心 柳老师手里';
  await main.getByRole('heading', { level: 2, name: holder }).waitFor();
  await hand.hears(/学生证补办（遗失）/);
  expect((await outline(main)).slice(0, 6)).toEqual([
    'navigation 当前位置',
    'h1 学生证补办（遗失）',
    `region ${holder}`,
    `h2 ${holder}`,
    'region 进度',
    'h2 进度',
  ]);
  const promised = main.getByRole('region', { name: holder }).getByRole('progressbar', { name: '承诺的时间' });
  expect(await promised.getAttribute('aria-valuetext')).toMatch(/^(还剩|已超过) /);
  const step = main.getByRole('listitem').filter({ hasText: '制证' });
  expect(await step.getAttribute('aria-current')).toBe('step');
  await says(step, /正在进行/);
}

/** Puts the first of what one collected in the third place, and back. */
export async function sortCollection(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  const order = () => main.locator('[data-sortable-id] a').allInnerTexts();
  const [first = '', second = '', third = '', ...rest] = await order();
  const tile = (name: string) => main.locator('[data-sortable-id]', { hasText: name }).first();
  const handle = main.getByRole('button', { name: `移动“${first}”` });
  const saved = () =>
    page.waitForResponse((response) => response.url().endsWith('/arrangeCollectApp') && response.ok());
  await hand.skip();
  const moved = saved();
  if (hand.by === 'mouse') {
    const [from, to] = [await tile(first).boundingBox(), await tile(third).boundingBox()];
    if (!from || !to) throw new Error('The tiles are not there.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height * 0.9);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width, from.y + from.height * 0.9, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.9, { steps: 8 });
    await page.mouse.up();
  } else {
    await hand.press(handle, 14);
    await says(handle, `button "移动“${first}”" [pressed]`);
    await hand.hears(new RegExp(`已拿起“${first}”，.*第 1 `));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await hand.hears(new RegExp(`“${first}”到.*第 3 `));
    await page.keyboard.press('Enter');
  }
  await moved;
  expect(await order()).toEqual([second, third, first, ...rest]);
  if (hand.by === 'keyboard') expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await hand.hears(new RegExp(`已放下“${first}”，.*第 3 `));
  if (hand.by === 'mouse') {
    const home = await page.context().newPage();
    await home.goto('/home');
    const apps = home.getByRole('main').getByRole('region', { name: '我的应用' }).getByRole('listitem');
    const names = (await apps.allInnerTexts()).map((text) => text.split('\n', 1)[0]);
    expect(names.slice(0, 3)).toEqual([second, third, first]);
    await home.close();
  }
  const undone = saved();
  await handle.focus();
  await page.keyboard.press('Control+z');
  await undone;
  expect(await order()).toEqual([first, second, third, ...rest]);
}

/** Reads a balance that is hidden until one asks, makes the text larger, and turns the care mode on and off. */
export async function readBalance(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  const html = page.locator('html');
  await hand.press(page.getByRole('banner').getByRole('button', { name: '长辈版' }), 12);
  await expect.poll(() => html.getAttribute('data-care'), pollOptions).toBe('');
  await says(page.getByRole('banner'), 'button "返回普通版"');
  await hand.press(page.getByRole('banner').getByRole('button', { name: '返回普通版' }), 0);
  await expect.poll(() => html.getAttribute('data-care'), pollOptions).toBeNull();

  const card = main.getByRole('region', { name: '何临舟' });
  await says(card, /term: 校园卡余额/, /definition: .*已隐藏/);
  await hand.press(card.getByRole('button', { name: '显示金额' }), 14);
  await hand.hears(/金额已显示/);
  await says(card, /term: 校园卡余额/, /definition: .*\d\.\d\d/, 'button "隐藏金额"');
  await hand.press(card.getByRole('button', { name: '隐藏金额' }), 0);
  await hand.hears(/金额已隐藏/);
  await says(card, /term: 校园卡余额/, /definition: .*已隐藏/);

  const places = main.getByRole('navigation', { name: '个人中心' });
  await hand.press(places.getByRole('link', { name: '偏好设置' }), -4);
  await page.waitForURL(/tab=preferences/);
  const current = places.getByRole('link', { name: '偏好设置' });
  await expect.poll(() => current.getAttribute('aria-current'), pollOptions).toBe('page');
  const heading = main.getByRole('heading', { level: 1 });
  const height = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await height();
  const slider = main.getByRole('slider', { name: '文字大小' });
  expect(await slider.getAttribute('aria-valuetext')).toBe('标准');
  if (hand.by === 'keyboard') await hand.reach(slider, 4);
  for (const { key, share, words, size } of [
    { key: 'ArrowRight', share: 0.5, words: '较大', size: 1.15 },
    { key: 'ArrowLeft', share: 0.25, words: '标准', size: 1 },
  ]) {
    const kept = page.waitForResponse((response) => response.url().endsWith('/user/appearance') && response.ok());
    const box = await slider.boundingBox();
    if (hand.by === 'keyboard') await page.keyboard.press(key);
    else if (box) await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
    await kept;
    expect(await slider.getAttribute('aria-valuetext')).toBe(words);
    await expect.poll(height, pollOptions).toBeCloseTo(usual * size, 1);
  }
}

/** Adds what repeats weekly, deletes the series, and takes that back. */
export async function planWeekly(hand: Hand): Promise<void> {
  const { page } = hand;
  const main = mainOf(hand);
  const title = hand.by === 'mouse' ? '值班交接' : '机房巡检';
  const dialog = page.getByRole('dialog');
  const entry = main.getByRole('button', { name: new RegExp(`^${title}`) });
  await hand.skip();
  await hand.press(main.getByRole('button', { name: '添加日程' }).first(), 5);
  await hand.write(dialog.getByRole('textbox', { name: '标题' }), title, 0);
  await says(
    dialog,
    'dialog "添加日程"',
    'heading "添加日程" [level=2]',
    'textbox "标题"',
    `text: ${title}`,
    'radiogroup "类型"',
  );
  await hand.press(dialog.getByRole('combobox', { name: /^重复(?!到)/ }), 10);
  await says(dialog, /^combobox "重复 不重复" \[expanded\]/, 'listbox', 'option "每周"');
  await hand.choose(page.getByRole('option', { name: '每周', exact: true }));
  await hand.press(dialog.getByRole('combobox', { name: /^重复到/ }), 1);
  await hand.choose(page.getByRole('option', { name: '重复几次' }));
  await hand.write(dialog.getByRole('textbox', { name: '次数' }), '2', 1);
  await hand.hears(/共 2 次/);
  await hand.press(dialog.getByRole('button', { name: '保存', exact: true }), 14);
  await hand.hears(new RegExp(`已添加“${title}”`));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), pollOptions).toBe('添加日程');

  await hand.press(main.getByRole('link', { name: '下一周' }), -3);
  await hand.hears(/11 月|12 月|\d+ 月/);
  await hand.press(entry, 60);
  await says(dialog, /^dialog "/, 'radio "只改这一次" [checked]');
  await hand.reach(dialog.getByRole('radio', { name: '只改这一次' }), 20);
  await hand.choose(dialog.getByRole('radio', { name: '改整个系列' }), 'ArrowRight');
  await hand.press(dialog.getByRole('button', { name: '删除整个系列' }), -3);
  await hand.hears(new RegExp(`已删除“${title}”`));
  await entry.waitFor({ state: 'detached' });
  await hand.undo();
  await hand.hears(new RegExp(`“${title}”已恢复`));
  await entry.waitFor();

  // An hour shows two entries at once: whoever plans the same hour next needs the room.
  await entry.click();
  await dialog.getByRole('radio', { name: '改整个系列' }).click();
  await dialog.getByRole('button', { name: '删除整个系列' }).click();
  await dialog.waitFor({ state: 'detached' });
  await entry.waitFor({ state: 'detached' });
}
