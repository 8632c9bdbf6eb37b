import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { SegmentedControl } from './index.ts';

const options = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
  { value: 'year', label: '年', disabled: true },
  { value: 'month', label: '月' },
];
const change = vi.fn();
const show = (props: { disabled?: boolean } = {}) => {
  change.mockClear();
  return render(
    <form>
      <SegmentedControl
        label="视图"
        name="view"
        options={options}
        defaultValue="week"
        onValueChange={change}
        {...props}
      />
    </form>,
  );
};
const radio = (name: string) => page.getByRole('radio', { name });

describe('SegmentedControl', () => {
  conformance(<SegmentedControl label="View" options={[{ value: 'day', label: 'Day' }]} />, {
    refersTo: HTMLDivElement,
  });

  test('is a named group of which Tab reaches the chosen one', async () => {
    show();
    await expect.element(page.getByRole('radiogroup', { name: '视图' })).toBeVisible();
    await userEvent.tab();
    await expect.element(radio('周')).toHaveFocus();
    await userEvent.tab();
    await expect.element(radio('周')).not.toHaveFocus();
  });

  test('reaches the first one when none is chosen, and Space chooses it', async () => {
    render(<SegmentedControl label="视图" options={options} defaultValue="" onValueChange={change} />);
    change.mockClear();
    await userEvent.tab();
    await expect.element(radio('日')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledExactlyOnceWith('day');
  });

  for (const [forth, back] of [
    ['{ArrowRight}', '{ArrowLeft}'],
    ['{ArrowDown}', '{ArrowUp}'],
  ] as const) {
    test(`moves, chooses, wraps and passes disabled ones by ${forth} and ${back}`, async () => {
      show();
      await userEvent.tab();
      await userEvent.keyboard(forth);
      await expect.element(radio('月')).toBeChecked();
      await userEvent.keyboard(forth);
      await expect.element(radio('日')).toBeChecked();
      await userEvent.keyboard(back);
      await expect.element(radio('月')).toBeChecked();
      expect(change.mock.calls.flat()).toEqual(['month', 'day', 'month']);
    });
  }

  test('chooses by pointer and is sent with a form', async () => {
    const { container } = show();
    await radio('日').click();
    expect(change).toHaveBeenCalledExactlyOnceWith('day');
    expect(new FormData(container.querySelector('form') as HTMLFormElement).get('view')).toBe('day');
  });

  test('does nothing while it is disabled', async () => {
    show({ disabled: true });
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(change).not.toHaveBeenCalled();
  });

  test('names its icons', async () => {
    render(<SegmentedControl label="排列" iconOnly options={[{ value: 'grid', label: '网格', icon: <svg /> }]} />);
    await expect.element(radio('网格')).toBeInTheDocument();
  });

  test('never widens the page, however long its words', () => {
    const long = '国家公派出国留学人员派出前行前教育';
    const { container } = render(
      <div style={{ width: 240 }}>
        <SegmentedControl label="类别" options={[1, 2, 3].map((value) => ({ value: `${value}`, label: long }))} />
      </div>,
    );
    expect((container.firstElementChild as HTMLElement).scrollWidth).toBe(240);
  });
});
