import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { MonthCalendar, type MonthCalendarProps, type MonthEntry } from './index.ts';
import { lanesOf } from './lanes.ts';

const open = vi.fn();

function entry(title: string, start: string, end?: string): MonthEntry {
  return { id: title, title, start: `2026-11-${start}`, end: end && `2026-11-${end}` };
}
function show(entries: MonthEntry[], props: Partial<MonthCalendarProps> = {}) {
  return render(<MonthCalendar month="2026-11" today="2026-11-20" entries={entries} onOpen={open} {...props} />)
    .container;
}
const box = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();

describe('MonthCalendar', () => {
  conformance(
    <MonthCalendar
      month="2026-11"
      entries={[1, 2, 3, 4].map((n) => ({ id: String(n), title: `Course ${n}`, start: '2026-11-20' }))}
      weekName={() => 'Week 12'}
    />,
    { refersTo: HTMLTableElement },
  );

  test('shows six weeks from Monday in cells of 116, at every page zoom', () => {
    const container = show([]);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(container.querySelector('thead th')?.textContent).toBe('周一');
    for (const zoom of ['1', '0.7467']) {
      document.documentElement.style.setProperty('zoom', zoom);
      const height = container.querySelector('tbody td')?.getBoundingClientRect().height ?? 0;
      expect(Math.abs(height - 116 * Number(zoom))).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });

  test('keeps its cells at 116 when they are full', () => {
    const full = ['a', 'b', 'c', 'd', 'e'].map((name) => entry(name, '20'));
    const cell = show(full).querySelector('td[data-today]');
    expect(Math.abs((cell?.getBoundingClientRect().height ?? 0) - 116)).toBeLessThanOrEqual(1);
  });

  test('marks today and names each day in words', async () => {
    show([]);
    await expect.element(page.getByText('2026 年 11 月 20 日，星期五，今天')).toBeInTheDocument();
    expect(document.querySelector('[aria-current="date"]')?.getAttribute('datetime')).toBe('2026-11-20');
  });

  test('opens an entry', async () => {
    show([entry('数据结构', '16')]);
    await page.getByRole('button', { name: '数据结构' }).click();
    expect(open).toHaveBeenLastCalledWith('数据结构');
    expect(box(/数据结构/).height).toBeCloseTo(22, 0);
  });

  test('adds on the day of which a free part is pressed, and opens what lies there', async () => {
    const add = vi.fn();
    const container = show([entry('数据结构', '16')], { onAdd: add });
    await userEvent.click(container.querySelector('button[aria-hidden]') ?? container);
    expect(add).toHaveBeenLastCalledWith('2026-10-26');
    await page.getByRole('button', { name: '数据结构' }).click();
    expect(add).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenLastCalledWith('数据结构');
  });

  test('shows the time of an entry before its title, and in the list of a full day', async () => {
    const day = ['a', 'b', 'c'].map((name) => entry(name, '20'));
    show([{ ...entry('离散数学', '20'), time: '10:10', note: 'A105' }, ...day]);
    const shown = page.getByRole('button', { name: '10:10 离散数学 A105' });
    await expect.element(shown.getByText('10:10')).toBeVisible();
    await page.getByRole('button', { name: /还有 2 项/ }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('listitem').first())
      .toHaveTextContent('离散数学10:10 A105');
  });

  test('draws one bar over the days of an entry and speaks of it on each', () => {
    const container = show([entry('期中教学检查', '16', '20'), entry('离散数学', '17')]);
    const cells = [...container.querySelectorAll('td')].slice(21, 26);
    const bar = box(/期中教学检查/);
    const [first, last] = [cells[0]?.getBoundingClientRect(), cells[4]?.getBoundingClientRect()];
    expect(Math.abs(bar.left - (first?.left ?? 0) - 8)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(bar.right - (last?.right ?? 0) + 8)).toBeLessThanOrEqual(1.5);
    for (const cell of cells) expect(cell.textContent).toContain('期中教学检查');
    expect(box(/离散数学/).top).toBeGreaterThan(bar.bottom);
  });

  test('says how many more a full day has, and lists all of them', async () => {
    show(['a', 'b', 'c', 'd', 'e'].map((name) => entry(name, '20')));
    const more = page.getByRole('button', { name: '2026 年 11 月 20 日，星期五，还有 3 项' });
    await expect.element(more).toHaveTextContent('还有 3 项');
    await more.click();
    const panel = page.getByRole('dialog', { name: '2026 年 11 月 20 日，星期五，共 5 项' });
    expect(panel.getByRole('listitem').elements()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
  });

  test('shows three entries without the button', () => {
    show(['a', 'b', 'c'].map((name) => entry(name, '20')));
    expect(page.getByRole('button').elements()).toHaveLength(3);
  });

  test('makes days buttons where they lead somewhere', async () => {
    const day = vi.fn();
    show([], { onDay: day });
    await page.getByRole('button', { name: '2026 年 11 月 5 日，星期四' }).click();
    expect(day).toHaveBeenLastCalledWith('2026-11-05');
  });
});

describe('lines of a week', () => {
  const dates = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

  test('keep a bar on its line all week, across the edges of weeks', () => {
    const days = lanesOf([entry('离散数学', '16'), entry('开放周', '14', '29')], dates);
    expect(days.map(({ slots }) => slots.find((slot) => slot.entry.title === '开放周')?.lane)).toEqual(
      Array(7).fill(0),
    );
    expect(days[0]?.slots[0]).toMatchObject({ span: 7, before: true, after: true });
    expect(days[0]?.slots[1]).toMatchObject({ lane: 1, span: 1 });
  });

  test('leave a bar out as a whole where one of its days is full', () => {
    const bars = [entry('a', '16', '18'), entry('b', '16', '18'), entry('c', '16', '18'), entry('d', '17')];
    const days = lanesOf(bars, dates);
    expect(days.slice(0, 4).map(({ hidden }) => hidden)).toEqual([1, 2, 1, 0]);
    expect(days[1]?.slots).toHaveLength(2);
  });
});
