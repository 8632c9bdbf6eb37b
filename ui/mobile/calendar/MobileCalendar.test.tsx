import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, touch } from '../../internals/testing/touch.ts';
import { CalendarSheet, type Days, MobileCalendar } from './index.ts';

const day = (name: string) => page.getByRole('button', { name });
const nov = (date: number, weekday: string, more = '') => `2026 年 11 月 ${date} 日，${weekday}${more}`;

describe('MobileCalendar', () => {
  conformance(<MobileCalendar today="2026-11-20" aria-label="Days" />, { refersTo: HTMLDivElement });

  test('chooses a day', async () => {
    const change = vi.fn();
    render(<MobileCalendar today="2026-11-20" onValueChange={change} />);
    await day(nov(24, '星期二')).click();
    expect(change).toHaveBeenLastCalledWith(['2026-11-24']);
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
  });

  test('chooses a range, from whichever end', async () => {
    const change = vi.fn();
    render(<MobileCalendar mode="range" today="2026-11-20" onValueChange={change} />);
    await day(nov(24, '星期二')).click();
    await day(nov(16, '星期一')).click();
    expect(change).toHaveBeenLastCalledWith(['2026-11-16', '2026-11-24']);
    await expect.element(day(nov(16, '星期一', '，开始'))).toHaveAttribute('data-edge', '开始');
    await expect.element(day(nov(24, '星期二', '，结束'))).toHaveAttribute('data-edge', '结束');
    expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(9);
  });

  test('turns the month under a finger that goes sideways, and by buttons', async () => {
    render(<MobileCalendar today="2026-11-20" max="2026-12-31" />);
    const title = page.getByRole('group');
    await expect.element(title).toHaveAccessibleName('2026 年 11 月');
    await drag(page.getByRole('grid').element(), { x: -120 });
    await expect.element(title).toHaveAccessibleName('2026 年 12 月');
    await expect.element(page.getByRole('button', { name: '下个月' })).toBeDisabled();
    await page.getByRole('button', { name: '上个月' }).click();
    await expect.element(title).toHaveAccessibleName('2026 年 11 月');
  });

  test('follows the finger, less where there are no more months, and comes back when it is taken away', async () => {
    render(<MobileCalendar today="2026-11-20" max="2026-11-30" />);
    const grid = page.getByRole('grid').element();
    const { left } = grid.getBoundingClientRect();
    await drag(grid, { x: 50 }, { rest: true, stay: true });
    expect(grid.getBoundingClientRect().left - left).toBeCloseTo(50, 0);
    await touch.cancel();
    await expect.poll(() => grid.getBoundingClientRect().left).toBeCloseTo(left, 0);
    await drag(grid, { x: -200 }, { rest: true, stay: true });
    expect(left - grid.getBoundingClientRect().left).toBeLessThan(48);
    await touch.up();
    await expect.element(page.getByRole('group')).toHaveAccessibleName('2026 年 11 月');
  });

  test('obeys the arrow keys, also across months', async () => {
    render(<MobileCalendar today="2026-11-20" min="2026-11-10" />);
    (day(nov(20, '星期五', '，今天')).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(day(nov(28, '星期六'))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(day('2026 年 12 月 5 日，星期六')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect.element(day(nov(10, '星期二'))).toHaveFocus();
  });

  test('refuses days before the first and after the last', async () => {
    render(<MobileCalendar today="2026-11-20" min="2026-11-10" max="2026-11-28" />);
    await expect.element(day(nov(9, '星期一'))).toBeDisabled();
    await expect.element(day(nov(29, '星期日'))).toBeDisabled();
    await expect.element(day(nov(10, '星期二'))).toBeEnabled();
  });
});

describe('CalendarSheet', () => {
  conformance(
    <CalendarSheet
      open
      onOpenChange={() => undefined}
      value={[]}
      onConfirm={() => undefined}
      today="2026-11-20"
      title="Dates"
    />,
    { refersTo: HTMLDivElement },
  );

  function Leave({ onConfirm, start = [] }: { onConfirm: (value: string[]) => void; start?: Days }) {
    const [open, setOpen] = useState(true);
    return (
      <CalendarSheet
        open={open}
        onOpenChange={setOpen}
        mode="range"
        value={start}
        maxDays={7}
        today="2026-11-20"
        onConfirm={onConfirm}
      />
    );
  }
  const confirm = page.getByRole('button', { name: '确认日期' });
  const gone = () => expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);

  test('says 最多选择 N 天 and waits when the range is too long', async () => {
    const confirmed = vi.fn();
    render(<Leave onConfirm={confirmed} start={['2026-11-16', '2026-11-24']} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('最多选择 7 天，已选 9 天');
    await expect.element(confirm).toBeDisabled();
    await day(nov(16, '星期一', '，开始')).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('再选结束日期');
    await day(nov(20, '星期五', '，今天')).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('已选 5 天');
    await confirm.click();
    expect(confirmed).toHaveBeenCalledWith(['2026-11-16', '2026-11-20']);
    await gone();
  });

  test('clears what was chosen', async () => {
    const confirmed = vi.fn();
    render(<Leave onConfirm={confirmed} start={['2026-11-16', '2026-11-17']} />);
    await page.getByRole('button', { name: '清除' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('最多选择 7 天');
    await confirm.click();
    expect(confirmed).toHaveBeenCalledWith([]);
    await gone();
  });

  test('shows six weeks at once on a phone on its side, with the button beside them', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(812, 375);
    render(
      <CalendarSheet
        open
        onOpenChange={() => undefined}
        value={[]}
        onConfirm={() => undefined}
        mode="range"
        today="2026-08-20"
      />,
    );
    const last = day('2026 年 8 月 31 日，星期一').element();
    await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThanOrEqual(375.5);
    expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(confirm.element().getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().right);
    await page.viewport(innerWidth, innerHeight);
  });
});
