import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { WeekSchedule, type WeekScheduleProps } from './index.ts';
import { heights, layoutDay, periodRows, type WeekEvent, yOf } from './layout.ts';

const times = ['08:00', '08:55', '10:10', '11:05', '14:00', '14:55', '16:00', '16:55'];
const ends = ['08:45', '09:40', '10:55', '11:50', '14:45', '15:40', '16:45', '17:40'];
const periods = times.map((start, index) => ({
  name: String(index + 1),
  start,
  end: ends[index] ?? '',
  breakAfter: index === 3 ? '午休' : undefined,
}));
const { rows, height } = periodRows(periods);

function event(id: string, start: string, end: string, date = '2026-11-18'): WeekEvent {
  return { id, title: id, note: '理科楼', date, start, end };
}
const open = vi.fn();

function show(props: Partial<WeekScheduleProps> = {}) {
  return render(
    <WeekSchedule label="第 12 周" monday="2026-11-16" periods={periods} events={[]} onOpen={open} {...props} />,
  ).container;
}
const boxOf = (name: string) =>
  page
    .getByRole('button', { name: new RegExp(name) })
    .element()
    .getBoundingClientRect();

describe('WeekSchedule', () => {
  conformance(
    <WeekSchedule
      label="Week 12"
      monday="2026-11-16"
      periods={[{ name: '1', start: '08:00', end: '08:45' }]}
      events={[{ id: '1', title: 'Physics', date: '2026-11-18', start: '08:00', end: '08:45' }]}
      now="2026-11-18 08:10"
    />,
    { refersTo: HTMLElement },
  );

  test('shows seven days from Monday, each a group with its events', async () => {
    show({ events: [event('大学物理', '08:00', '09:40')] });
    expect(page.getByRole('group').elements()).toHaveLength(7);
    const day = page.getByRole('group', { name: '2026 年 11 月 18 日，星期三' });
    await expect.element(day.getByRole('button', { name: '大学物理 08:00–09:40 理科楼' })).toBeVisible();
  });

  test('says a long place to its end where two periods leave room for it', () => {
    show({ events: [{ ...event('岗位实习', '08:00', '09:40'), note: '江城重工二号厂区东门' }] });
    const place = page.getByText('江城重工二号厂区东门', { exact: true }).element();
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    expect(place.scrollHeight).toBeLessThanOrEqual(place.clientHeight);
  });

  test('gives every period 52 and every break 28, at every page zoom', () => {
    const container = show();
    for (const zoom of ['1', '0.7467']) {
      document.documentElement.style.setProperty('zoom', zoom);
      const found = [...container.querySelectorAll('[data-kind]')].map((row) => row.getBoundingClientRect().height);
      const wanted = rows.map((row) => row.height * Number(zoom));
      found.forEach((one, index) => {
        expect(Math.abs(one - (wanted[index] ?? 0))).toBeLessThan(1);
      });
    }
    document.documentElement.style.removeProperty('zoom');
  });

  test('scrolls sideways alone', () => {
    const grid = show().querySelector('[data-kind]')?.closest('section > *') as Element;
    expect(getComputedStyle(grid).overflowX).toBe('auto');
    expect(getComputedStyle(grid).overflowY).toBe('hidden');
  });

  test('gives what begins before the first period a band of its own, above the first course', () => {
    const container = show({ events: [event('晨读', '07:00', '07:30'), event('大学物理', '08:00', '09:40')] });
    const [band, first] = [...container.querySelectorAll('[data-kind]')].map((row) => row.getBoundingClientRect());
    expect(container.querySelector('[data-kind]')?.textContent).toBe('更早07:00');
    expect(boxOf('晨读').top).toBeGreaterThanOrEqual(band?.top ?? 0);
    expect(boxOf('晨读').bottom).toBeLessThanOrEqual((band?.bottom ?? 0) + 1);
    expect(boxOf('大学物理').top - (first?.top ?? 0)).toBeLessThan(5);
    expect(boxOf('大学物理').width).toBe(boxOf('晨读').width);
  });

  test('gives what ends after the last period a band below it, and has neither band without need', () => {
    const container = show({ events: [event('夜跑', '21:00', '21:30'), event('晚课', '16:55', '17:40')] });
    const last = [...container.querySelectorAll('[data-kind]')].at(-1);
    expect(last?.textContent).toBe('更晚17:40');
    expect(boxOf('夜跑').top).toBeGreaterThan(last?.getBoundingClientRect().top ?? 0);
    expect(boxOf('晚课').bottom).toBeLessThanOrEqual((last?.getBoundingClientRect().top ?? 0) + 1);
    const plain = show({
      events: [event('大学物理', '08:00', '09:40'), event('下周', '06:00', '07:00', '2026-11-25')],
    });
    expect(plain.querySelector('[data-kind="early"], [data-kind="late"]')).toBeNull();
  });

  test('adds at the day and time of a free cell that is clicked, and not where an event is', async () => {
    const add = vi.fn();
    show({ onAdd: add, events: [event('大学物理', '08:00', '09:40')] });
    const day = page.getByRole('group', { name: '2026 年 11 月 18 日，星期三' });
    expect(day.getByRole('button', { name: /添加日程/ }).elements()).toHaveLength(6);
    await day.getByRole('button', { name: '2026 年 11 月 18 日，星期三 10:10，添加日程' }).click();
    expect(add).toHaveBeenLastCalledWith('2026-11-18', '10:10');
  });

  test('lets Tab reach one free cell, of today, and arrow keys the others', async () => {
    const add = vi.fn();
    const container = show({ onAdd: add, now: '2026-11-18 08:20', events: [event('大学物理', '08:00', '08:45')] });
    const stops = [...container.querySelectorAll<HTMLElement>('[data-free][tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
      '2026 年 11 月 18 日，星期三 08:55，添加日程',
    ]);
    stops[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}{Enter}');
    expect(add).toHaveBeenLastCalledWith('2026-11-19', '08:55');
    await userEvent.keyboard('{ArrowDown}');
    const stop = container.querySelector('[data-free][tabindex="0"]');
    expect(stop?.getAttribute('aria-label')).toBe('2026 年 11 月 19 日，星期四 10:10，添加日程');
  });

  test('tells the start of what lies outside the hours, which its place does not show', async () => {
    show({ events: [event('赶火车', '03:00', '04:00'), event('大学物理', '10:10', '10:55')] });
    await expect.element(page.getByRole('button', { name: '赶火车 03:00–04:00' })).toBeVisible();
    await expect.element(page.getByRole('button').getByText('03:00', { exact: true })).toBeVisible();
    expect(page.getByText('10:10', { exact: true }).elements()).toHaveLength(1);
  });

  test('opens an event by pointer and by key', async () => {
    show({ events: [event('大学物理', '08:00', '09:40')] });
    await page.getByRole('button', { name: /大学物理/ }).click();
    expect(open).toHaveBeenLastCalledWith('大学物理');
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('puts two of the same start side by side', () => {
    show({ events: [event('离散数学', '10:10', '11:50'), event('补课', '10:10', '11:50')] });
    expect(boxOf('离散数学').top).toBe(boxOf('补课').top);
    expect(boxOf('离散数学').right).toBeLessThanOrEqual(boxOf('补课').left);
  });

  test('lays a later one over, indented, and keeps the title below in sight', () => {
    show({ events: [event('组成原理', '14:00', '16:45'), event('讨论', '14:55', '16:45')] });
    const [below, over] = [boxOf('组成原理'), boxOf('讨论')];
    expect(over.left - below.left).toBeGreaterThan(0.12 * below.width);
    expect(over.top - below.top).toBeGreaterThanOrEqual(24);
    expect(over.right).toBeCloseTo(below.right, 0);
  });

  test('shows the first of three and the rest behind a button', async () => {
    const day = '2026-11-21';
    show({
      events: [
        event('开放日志愿者', '08:00', '11:45', day),
        event('英语模拟考', '08:00', '10:10', day),
        event('值台', '08:55', '11:00', day),
      ],
    });
    expect(page.getByRole('button', { name: /英语模拟考/ }).elements()).toHaveLength(0);
    const more = page.getByRole('button', { name: /还有 2 项/ });
    await more.click();
    const panel = page.getByRole('dialog', { name: '周六 08:00–11:45，3 项重叠' });
    await expect.element(panel).toBeVisible();
    expect(panel.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(panel.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(more).toHaveFocus();
    await more.click();
    await panel.getByRole('button', { name: /英语模拟考/ }).click();
    expect(open).toHaveBeenLastCalledWith('英语模拟考');
  });

  test('marks the day, the time and what is under way', async () => {
    const container = show({ now: '2026-11-18 08:20', events: [event('大学物理', '08:00', '09:40')] });
    expect(container.querySelectorAll('[data-today]').length).toBeGreaterThan(1);
    await expect.element(page.getByText('08:20')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /正在进行/ })).toBeVisible();
  });

  test('leaves out the lines of a label that the time now would stand over, and reads them out still', () => {
    const container = show({ now: '2026-11-18 08:40' });
    const chip = container.querySelector('time')?.getBoundingClientRect();
    const lines = [...container.querySelectorAll('[data-kind] span')].map((line) => ({
      text: line.textContent,
      under:
        chip !== undefined &&
        line.getBoundingClientRect().bottom > chip.top + 4 &&
        line.getBoundingClientRect().top < chip.bottom - 4,
      seen: getComputedStyle(line).opacity === '1' && getComputedStyle(line).visibility === 'visible',
    }));
    expect(lines.filter(({ under }) => under).map(({ text }) => text)).toEqual(['08:00']);
    for (const { text, under, seen } of lines) expect(seen, text).toBe(!under);
    expect(container.querySelector('[data-kind]')?.textContent).toBe('108:00');
  });

  test('gives the line of a short time the whole height of its box', () => {
    show({ events: [event('截止', '16:30', '16:45')] });
    const box = boxOf('截止');
    const line = page.getByText('截止', { exact: true }).element().getBoundingClientRect();
    expect(line.top).toBeGreaterThanOrEqual(box.top - 0.5);
    expect(line.bottom).toBeLessThanOrEqual(box.bottom + 0.5);
  });

  test('shows no time in another week, or outside the hours of the day', () => {
    expect(show({ now: '2026-11-18 23:10' }).querySelector('time')).toBeNull();
    expect(show({ now: '2026-11-25 08:20' }).querySelector('time')).toBeNull();
  });

  test('spans days of the school calendar, cut at the ends of the week', () => {
    show({
      allDay: [
        { id: 'a', title: '期中教学检查', start: '2026-11-16', end: '2026-11-20' },
        { id: 'b', title: '校园开放周', start: '2026-11-21', end: '2026-11-29' },
        { id: 'c', title: '寒假', start: '2027-01-18', end: '2027-02-28' },
      ],
    });
    const items = page.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual(['期中教学检查', '校园开放周']);
    expect(items[1]).toHaveProperty('dataset.after', '');
    const [one, other] = items.map((item) => item.getBoundingClientRect());
    expect((one?.width ?? 0) / (other?.width ?? 1)).toBeGreaterThan(2.3);
    expect(one?.top).toBe(other?.top);
  });

  test('opens a bar above the days, and shows one day alone when asked', async () => {
    const container = show({
      monday: '2026-11-19',
      days: 1,
      events: [event('大学物理', '08:00', '09:40', '2026-11-19'), event('昨天', '08:00', '09:40')],
      allDay: [{ id: 'check', title: '期中教学检查', start: '2026-11-16', end: '2026-11-20' }],
    });
    expect(page.getByRole('group').elements()).toHaveLength(1);
    expect(container.textContent).toContain('周四19');
    expect(page.getByRole('button', { name: /昨天/ }).elements()).toHaveLength(0);
    expect(boxOf('大学物理').width).toBeGreaterThan(container.getBoundingClientRect().width * 0.7);
    await page.getByRole('button', { name: '期中教学检查' }).click();
    expect(open).toHaveBeenLastCalledWith('check');
  });

  test('keeps the grid of an empty week and explains it', async () => {
    const container = show({ empty: <p>这一周没有课</p> });
    await expect.element(page.getByText('这一周没有课')).toBeVisible();
    expect(container.querySelectorAll('[data-kind="period"]')).toHaveLength(8);
  });
});

describe('layout of a day', () => {
  test('follows the periods, whatever time lies between them', () => {
    expect(yOf(rows, height, 8 * 60)).toBe(0);
    expect(yOf(rows, height, 9 * 60 + 40)).toBe(2 * heights.period);
    expect(yOf(rows, height, 9 * 60 + 50)).toBe(2 * heights.period);
    expect(yOf(rows, height, 14 * 60)).toBe(4 * heights.period + heights.break);
    expect(yOf(rows, height, 23 * 60)).toBe(height);
    expect(yOf(rows, height, 6 * 60)).toBe(0);
  });

  test('keeps an event outside the periods in the grid', () => {
    const { placed } = layoutDay([event('夜跑', '21:00', '22:00')], rows, height);
    expect(placed[0]?.top).toBe(height - heights.event);
    expect(placed[0]?.height).toBe(heights.event);
  });

  test('does not collapse a chain in which only two meet at once', () => {
    const chain = [event('a', '08:00', '09:40'), event('b', '08:55', '10:55'), event('c', '10:10', '11:50')];
    const { placed, stacks } = layoutDay(chain, rows, height);
    expect(stacks).toEqual([]);
    expect(placed.map(({ left }) => left)).toEqual([0, 0.16, 0.32]);
  });
});
