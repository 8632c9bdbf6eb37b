import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'lost', label: '遗失' },
  { value: 'broken', label: '损毁' },
  { value: 'changed', label: '信息变更' },
];

describe('RadioGroup', () => {
  conformance(<RadioGroup label="Reason" options={[{ value: 'lost', label: 'Lost' }]} />, {
    refersTo: HTMLFieldSetElement,
  });

  test('is named by its label', async () => {
    render(<RadioGroup label="补办原因" options={options} />);
    await expect.element(page.getByRole('radiogroup', { name: '补办原因' })).toBeVisible();
  });

  test('takes the focus on the chosen one, and Tab leaves the group', async () => {
    render(
      <>
        <RadioGroup label="补办原因" options={options} defaultValue="broken" />
        <button type="button">下一步</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('radio', { name: '损毁' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '下一步' })).toHaveFocus();
  });

  test('chooses with the arrows, round and round', async () => {
    const change = vi.fn();
    render(<RadioGroup label="补办原因" options={options} defaultValue="lost" onValueChange={change} />);
    await userEvent.tab();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`);
    }
    expect(change.mock.calls.map(([value]) => value)).toEqual(['broken', 'changed', 'lost', 'changed', 'broken']);
  });

  test('chooses the focused one with Space when none is chosen', async () => {
    render(<RadioGroup label="补办原因" options={options} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('radio', { name: '遗失' })).toBeChecked();
  });

  test('passes over what is disabled', async () => {
    const change = vi.fn();
    render(
      <RadioGroup
        label="补办原因"
        defaultValue="a"
        onValueChange={change}
        options={[
          { value: 'a', label: '甲' },
          { value: 'b', label: '乙', disabled: true },
          { value: 'c', label: '丙' },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(change).toHaveBeenLastCalledWith('c');
  });
});
