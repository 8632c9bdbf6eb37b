import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'civil', label: '土木与建筑学院' },
  { value: 'mech', label: '机电工程学院' },
  { value: 'info', label: '信息工程学院' },
  { value: 'chem', label: '化学与材料学院' },
  { value: 'lang', label: '外国语学院（暂停招生转入）', disabled: true },
];

const box = page.getByRole('combobox');
const change = vi.fn();

function show(value = '') {
  render(<Select label="所在学院" options={options} defaultValue={value} onValueChange={change} name="college" />);
  box.element().focus();
}
function active(): string | undefined {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined;
}
async function press(keys: string) {
  await userEvent.keyboard(keys);
}

describe('Select', () => {
  conformance(<Select label="College" options={[{ value: '1', label: 'Engineering' }]} help="Yours" />, {
    refersTo: HTMLButtonElement,
  });

  afterEach(() => change.mockClear());

  test('is named by its label and its value', async () => {
    show('info');
    await expect.element(page.getByRole('combobox', { name: '所在学院 信息工程学院' })).toBeVisible();
  });

  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
    test(`opens at its value by ${key === ' ' ? 'Space' : key}`, async () => {
      show('info');
      await press(key);
      await expect.element(box).toHaveAttribute('aria-expanded', 'true');
      expect(active()).toBe('信息工程学院');
      expect(change).not.toHaveBeenCalled();
    });
  }

  test('opens at the first by Home and at the last by End', async () => {
    show('info');
    await press('{Home}');
    expect(active()).toBe('土木与建筑学院');
    await press('{Escape}{End}');
    expect(active()).toBe('外国语学院（暂停招生转入）');
  });

  test('moves with the arrows, Home, End, Page Up and Page Down without leaving the list', async () => {
    show('civil');
    await press('{Enter}{ArrowUp}');
    expect(active()).toBe('土木与建筑学院');
    await press('{ArrowDown}');
    expect(active()).toBe('机电工程学院');
    await press('{PageDown}');
    expect(active()).toBe('外国语学院（暂停招生转入）');
    await press('{ArrowDown}');
    expect(active()).toBe('外国语学院（暂停招生转入）');
    await press('{PageUp}');
    expect(active()).toBe('土木与建筑学院');
    await press('{End}{Home}');
    expect(active()).toBe('土木与建筑学院');
  });

  for (const key of ['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}']) {
    test(`takes the option by ${key === ' ' ? 'Space' : key} and closes`, async () => {
      show('civil');
      await press('{Enter}{ArrowDown}');
      await press(key);
      expect(change).toHaveBeenCalledExactlyOnceWith('mech');
      await expect.element(box).toHaveAttribute('aria-expanded', 'false');
      await expect.element(box).toHaveFocus();
    });
  }

  test('takes the option by Tab and moves on', async () => {
    show('civil');
    await press('{Enter}{ArrowDown}');
    await userEvent.tab();
    expect(change).toHaveBeenCalledExactlyOnceWith('mech');
    await expect.element(box).not.toHaveFocus();
  });

  test('closes by Escape and keeps its value', async () => {
    show('civil');
    await press('{Enter}{ArrowDown}{Escape}');
    expect(change).not.toHaveBeenCalled();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveFocus();
  });

  test('does not take a disabled option', async () => {
    show('civil');
    await press('{Enter}{End}{Enter}');
    expect(change).not.toHaveBeenCalled();
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  });

  test('jumps to an option by pinyin initial and by text', async () => {
    show();
    await press('x');
    expect(active()).toBe('信息工程学院');
    await press('{Escape}');
    await press('j');
    expect(active()).toBe('机电工程学院');
  });

  test('chooses by pointer, and closes by a press elsewhere', async () => {
    show('civil');
    await box.click();
    await page.getByRole('option', { name: '化学与材料学院' }).click();
    expect(change).toHaveBeenCalledExactlyOnceWith('chem');
    await box.click();
    await userEvent.click(document.body, { position: { x: 5, y: 700 } });
    expect(page.getByRole('option').elements()).toHaveLength(0);
  });

  test('is sent with a form', async () => {
    const { container } = render(
      <form>
        <Select label="所在学院" options={options} defaultValue="info" name="college" />
      </form>,
    );
    expect(new FormData(container.querySelector('form') as HTMLFormElement).get('college')).toBe('info');
  });
});
