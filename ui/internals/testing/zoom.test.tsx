import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../button/index.ts';
import { MonthCalendar } from '../../month-calendar/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { Select } from '../../select/index.ts';
import { settled } from './conformance.tsx';
import { render } from './render.tsx';

const root = document.documentElement;
const options = ['土木与建筑学院', '机电工程学院', '信息工程学院'].map((label) => ({ value: label, label }));
/** At 1280, 1440 and from 1537 wide (specification, section 4). */
const zooms = [0.7467, 0.84, 1];

function at(zoom: number, element: ReactElement, top = 120) {
  root.style.setProperty('zoom', String(zoom));
  root.style.setProperty('--ym-zoom', String(zoom));
  // Positioned in px of the screen, at every zoom.
  return render(<div style={{ position: 'absolute', top: top / zoom, left: 40 / zoom, width: 360 }}>{element}</div>);
}
const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(1);

afterEach(() => {
  root.style.removeProperty('zoom');
  root.style.removeProperty('--ym-zoom');
});

describe('at every page zoom', () => {
  for (const zoom of zooms) {
    test(`MultiSelect hangs its panel 4 below the field, as wide as it: ${zoom}`, async () => {
      at(zoom, <MultiSelect label="学院" options={options} />);
      await page.getByRole('combobox').click();
      const panel = box(page.getByRole('listbox').element().parentElement);
      const field = box(page.getByRole('combobox').element().closest('[data-state]'));
      near(panel.top, field.bottom + 4 * zoom);
      near(panel.left, field.left);
      near(panel.width, field.width);
    });

    test(`Select turns its panel upwards where there is no room below: ${zoom}`, async () => {
      at(zoom, <Select label="学院" options={options} />, window.innerHeight - 110);
      await page.getByRole('combobox').click();
      await settled();
      const panel = box(page.getByRole('listbox').element());
      const field = box(page.getByRole('combobox').element());
      near(panel.bottom, field.top - 4 * zoom);
      near(panel.left, field.left);
      near(panel.width, field.width);
    });
  }

  for (const zoom of [0.7467, 0.7968, 0.84, 0.896, 1]) {
    test(`the focus ring is 2 px wide on the screen: ${zoom}`, async () => {
      const { container } = at(zoom, <Button>提交</Button>);
      await userEvent.tab();
      const button = container.querySelector('button') as Element;
      expect(document.activeElement).toBe(button);
      // The browser rounds the width down to whole pixels of the screen.
      expect(Math.round(Number.parseFloat(getComputedStyle(button).outlineWidth) * zoom * 100) / 100).toBe(2);
    });
  }

  const busy = Array.from({ length: 6 }, (_entry, index) => ({
    id: String(index),
    title: `第 ${index + 1} 项`,
    start: '2026-11-20',
  }));
  for (const zoom of [...zooms, 0.85]) {
    test(`a day of the month calendar is 116 high and shows what is left over in a panel: ${zoom}`, async () => {
      root.style.setProperty('zoom', String(zoom));
      const { container } = render(<MonthCalendar month="2026-11" today="2026-11-20" entries={busy} />);
      const cells = [...container.querySelectorAll('td')];
      for (const cell of cells) near(box(cell).height, 116 * zoom);
      const more = page.getByRole('button', { name: /还有 \d 项/ });
      const cell = box(more.element().closest('td'));
      expect(box(more.element()).bottom).toBeLessThanOrEqual(cell.bottom + 1);
      await userEvent.click(more.element());
      const panel = box(page.getByRole('dialog').element());
      expect(panel.right).toBeLessThanOrEqual(window.innerWidth + 1);
      near(
        Math.min(Math.abs(panel.top - box(more.element()).bottom), Math.abs(panel.bottom - box(more.element()).top)),
        4 * zoom,
      );
    });
  }
});
