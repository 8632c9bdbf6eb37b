import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { render } from '../internals/testing/render.tsx';
import { MultiSelect } from '../multi-select/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

const options = [
  { value: 'a', label: '遗失' },
  { value: 'b', label: '损毁' },
];
const range = { start: '2026-11-02', end: '2026-11-05' };
/** Each field with an initial value, and the keys that change it in its first control. */
const fields: Record<string, { field: ReactNode; keys: string }> = {
  TextField: { field: <TextField label="值" name="value" defaultValue="a" />, keys: 'b' },
  TextArea: { field: <TextArea label="值" name="value" defaultValue="a" />, keys: 'b' },
  NumberField: { field: <NumberField label="值" name="value" defaultValue={3} />, keys: '{ArrowUp}' },
  TimeField: { field: <TimeField label="值" name="value" defaultValue="08:30" />, keys: '{ArrowUp}' },
  DatePicker: { field: <DatePicker label="值" name="value" defaultValue="2026-11-02" />, keys: '{End}{Backspace}3' },
  DateRangePicker: {
    field: <DateRangePicker label="值" startName="value" defaultValue={range} />,
    keys: '{End}{Backspace}3',
  },
  Select: { field: <Select label="值" name="value" options={options} defaultValue="a" />, keys: '{Enter}{End}{Enter}' },
  MultiSelect: {
    field: <MultiSelect label="值" name="value" options={options} defaultValue={['a']} />,
    keys: '{Backspace}',
  },
  Slider: { field: <Slider label="值" name="value" defaultValue={30} />, keys: '{ArrowUp}' },
  Checkbox: { field: <Checkbox label="值" name="value" defaultChecked />, keys: ' ' },
  Switch: { field: <Switch label="值" name="value" />, keys: ' ' },
  RadioGroup: { field: <RadioGroup label="值" name="value" options={options} defaultValue="a" />, keys: '{ArrowDown}' },
  SegmentedControl: { field: <SegmentedControl label="值" name="value" options={options} />, keys: '{ArrowRight}' },
};

describe('a form', () => {
  for (const [name, { field, keys }] of Object.entries(fields)) {
    test(`gives ${name} its first value back when it is reset`, async () => {
      const { container } = render(
        <form>
          {field}
          <button type="reset">重填</button>
        </form>,
      );
      const form = container.querySelector('form') as HTMLFormElement;
      const sent = () => new FormData(form).getAll('value');
      const first = sent();
      container.querySelector<HTMLElement>('button, input:not([type="hidden"]), textarea')?.focus();
      if (keys.includes('Backspace')) container.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
      await userEvent.keyboard(keys);
      await vi.waitFor(() => expect(sent()).not.toEqual(first));
      await page.getByRole('button', { name: '重填' }).click();
      await vi.waitFor(() => expect(sent()).toEqual(first));
    });
  }
});
