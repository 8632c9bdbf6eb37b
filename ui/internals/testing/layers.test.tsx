import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '../../date-picker/index.ts';
import { DateRangePicker } from '../../date-range-picker/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { DropdownMenu } from '../../dropdown-menu/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { Popover } from '../../popover/index.ts';
import { SearchField } from '../../search-field/index.ts';
import { Select } from '../../select/index.ts';
import { render } from './render.tsx';

const options = [{ value: '1', label: '图书馆' }];
const panels: Record<string, { element: ReactNode; open: string }> = {
  Select: { element: <Select label="地点" options={options} />, open: '{Enter}' },
  SearchField: {
    element: <SearchField label="找服务" suggestions={[{ id: '1', title: '图书馆', href: '#1' }]} />,
    open: '{ArrowDown}',
  },
  MultiSelect: { element: <MultiSelect label="地点" options={options} />, open: '{ArrowDown}' },
  DatePicker: { element: <DatePicker label="日期" />, open: '{Enter}' },
  DateRangePicker: { element: <DateRangePicker label="日期" />, open: '{Enter}' },
  DropdownMenu: {
    element: (
      <DropdownMenu items={[{ id: '1', label: '复制' }]} trigger={(props) => <button {...props}>更多</button>} />
    ),
    open: '{Enter}',
  },
  Popover: {
    element: (
      <Popover title="说明" trigger={(props) => <button {...props}>说明</button>}>
        三个工作日
      </Popover>
    ),
    open: '{Enter}',
  },
};

const close = vi.fn();
const control = 'input:not([type="hidden"]), button:not([data-dialog-close])';
const isOpen = () =>
  document.querySelector(
    '[role="dialog"] [role="listbox"], [role="dialog"] [role="menu"], [role="dialog"] [role="dialog"]',
  ) !== null;

async function show(name: string) {
  const { element, open } = panels[name] ?? { element: null, open: '' };
  render(
    <Dialog open onOpenChange={close} title="编辑日程" closable={false}>
      {element}
    </Dialog>,
  );
  const first = page.getByRole('dialog').first().element().querySelector<HTMLElement>(control);
  first?.focus();
  await userEvent.keyboard(open);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
}

describe('a panel inside a dialog', () => {
  afterEach(() => close.mockClear());

  for (const name of Object.keys(panels)) {
    test(`closes before the dialog by Escape: ${name}`, async () => {
      await show(name);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(isOpen()).toBe(false));
      expect(close).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      expect(close).toHaveBeenCalledExactlyOnceWith(false);
    });

    test(`closes before the dialog by a press outside both: ${name}`, async () => {
      await show(name);
      const scrim = page.getByRole('dialog').first().element().parentElement as HTMLElement;
      await userEvent.click(scrim, { position: { x: 10, y: 10 } });
      await vi.waitFor(() => expect(isOpen()).toBe(false));
      expect(close).not.toHaveBeenCalled();
      await userEvent.click(scrim, { position: { x: 10, y: 10 } });
      expect(close).toHaveBeenCalledExactlyOnceWith(false);
    });
  }

  for (const field of ['SearchField', 'MultiSelect']) {
    test(`gives what was typed before the dialog: ${field}`, async () => {
      await show(field);
      await userEvent.keyboard('abc{Escape}{Escape}');
      expect(close).not.toHaveBeenCalled();
      expect((document.activeElement as HTMLInputElement).value).toBe('');
      await userEvent.keyboard('{Escape}');
      expect(close).toHaveBeenCalledOnce();
    });
  }
});
