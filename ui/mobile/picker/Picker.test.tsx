import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, touch } from '../../internals/testing/touch.ts';
import { Picker, type PickerColumn, PickerView } from './index.ts';

const hours: PickerColumn = {
  label: '小时',
  options: Array.from({ length: 24 }, (_hour, hour) => ({ value: String(hour), label: `${hour} 时` })),
};
const minutes: PickerColumn = {
  label: '分钟',
  options: ['00', '15', '30', '45'].map((value) => ({ value, label: `${value} 分`, disabled: value === '30' })),
};

function Time({ onChange = () => {} }: { onChange?: (value: string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>(['15', '00']);
  return (
    <PickerView
      columns={[hours, minutes]}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const wheel = (name: string) => page.getByRole('listbox', { name });
const chosen = (name: string) => wheel(name).getByRole('option', { selected: true });

describe('PickerView', () => {
  conformance(<PickerView columns={[{ options: [{ value: '1', label: 'One' }] }]} />, { refersTo: HTMLDivElement });

  test('shows five rows with the chosen one in the middle', () => {
    render(<Time />);
    const list = wheel('小时').element().getBoundingClientRect();
    const row = chosen('小时').element().getBoundingClientRect();
    expect(list.height).toBe(220);
    expect(row.height).toBe(44);
    expect(Math.abs(row.top + row.height / 2 - (list.top + list.height / 2))).toBeLessThanOrEqual(1);
  });

  test('turns under a finger and takes the row it rests at', async () => {
    const change = vi.fn();
    render(<Time onChange={change} />);
    await drag(wheel('小时').element(), { y: -100 }, { rest: true });
    await expect.poll(() => change.mock.calls.length).toBeGreaterThan(0);
    expect(Number(change.mock.lastCall?.[0][0])).toBeGreaterThan(15);
    await expect.element(chosen('小时')).toHaveTextContent(`${change.mock.lastCall?.[0][0]} 时`);
  });

  test('does not come to rest under a finger that only pauses', async () => {
    const change = vi.fn();
    render(<Time onChange={change} />);
    const list = wheel('小时').element();
    await drag(list, { y: -65 }, { rest: true, stay: true });
    for (let frame = 0; frame < 3; frame += 1) await settled();
    const { scrollTop } = list;
    // A wheel without a finger on it settles after 120 ms.
    for (let frame = 0; frame < 15; frame += 1) await settled();
    expect(list.scrollTop).toBe(scrollTop);
    expect(change).not.toHaveBeenCalled();
    await touch.up();
    await expect.poll(() => change.mock.calls.length).toBeGreaterThan(0);
  });

  test('obeys the arrow keys, Home, End and typed words', async () => {
    render(<Time />);
    (wheel('小时').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(chosen('小时')).toHaveTextContent('16 时');
    await userEvent.keyboard('{Home}');
    await expect.element(chosen('小时')).toHaveTextContent('0 时');
    await userEvent.keyboard('{End}');
    await expect.element(chosen('小时')).toHaveTextContent('23 时');
    await userEvent.keyboard('12');
    await expect.element(chosen('小时')).toHaveTextContent('12 时');
    const active = wheel('小时').element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('12 时');
  });

  test('passes over what cannot be chosen', async () => {
    render(<Time />);
    (wheel('分钟').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(chosen('分钟')).toHaveTextContent('45 分');
  });

  test('takes a row that is pressed', async () => {
    render(<Time />);
    await wheel('小时').getByRole('option', { name: '16 时' }).click();
    await expect.element(chosen('小时')).toHaveTextContent('16 时');
  });
});

describe('Picker', () => {
  conformance(
    <Picker
      open
      onOpenChange={() => undefined}
      title="Time"
      columns={[{ options: [{ value: '1', label: 'One' }] }]}
      value={[]}
      onConfirm={() => undefined}
    />,
    { refersTo: HTMLDivElement },
  );

  function Sheet({ onConfirm }: { onConfirm: (value: string[]) => void }) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <Picker
          open={open}
          onOpenChange={setOpen}
          title="开始时间"
          columns={[hours, minutes]}
          value={['8']}
          onConfirm={onConfirm}
        />
      </>
    );
  }

  test('hands over what was chosen by 完成, and forgets it by 取消', async () => {
    const confirm = vi.fn();
    render(<Sheet onConfirm={confirm} />);
    await expect.element(wheel('小时')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await page.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    expect(confirm).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '打开' }).click();
    await expect.element(chosen('小时')).toHaveTextContent('8 时');
    await userEvent.keyboard('{ArrowDown}');
    await page.getByRole('button', { name: '完成' }).click();
    expect(confirm).toHaveBeenCalledWith(['9', '00']);
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  });
});
