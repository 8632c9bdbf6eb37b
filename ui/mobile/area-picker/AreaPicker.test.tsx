import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { type Area, AreaPicker, areaNames } from './index.ts';

const areas: readonly Area[] = [
  {
    code: '42',
    name: '湖北省',
    children: [
      {
        code: '4201',
        name: '武汉市',
        children: [
          { code: '420106', name: '武昌区' },
          { code: '420111', name: '洪山区' },
        ],
      },
      { code: '4205', name: '宜昌市', children: [{ code: '420502', name: '西陵区' }] },
    ],
  },
  { code: '82', name: '澳门特别行政区' },
];

function Example({ onConfirm }: { onConfirm: (codes: string[], names: string[]) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <AreaPicker
      open={open}
      onOpenChange={setOpen}
      areas={areas}
      value={['42', '4201', '420111']}
      onConfirm={onConfirm}
    />
  );
}
const wheel = (name: string) => page.getByRole('listbox', { name });
const done = async () => {
  await page.getByRole('button', { name: '完成' }).click();
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
};

describe('AreaPicker', () => {
  conformance(
    <AreaPicker
      open
      onOpenChange={() => undefined}
      areas={[{ code: '1', name: 'North' }]}
      value={[]}
      onConfirm={() => undefined}
    />,
    { refersTo: HTMLDivElement },
  );

  test('begins at the area that was chosen', async () => {
    const confirm = vi.fn();
    render(<Example onConfirm={confirm} />);
    await expect.element(page.getByRole('option', { name: '洪山区' })).toHaveAttribute('aria-selected', 'true');
    await done();
    expect(confirm).toHaveBeenCalledWith(['42', '4201', '420111'], ['湖北省', '武汉市', '洪山区']);
  });

  test('shows the districts of the city that is turned to', async () => {
    const confirm = vi.fn();
    render(<Example onConfirm={confirm} />);
    await expect.element(wheel('城市')).toBeVisible();
    (wheel('城市').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: '西陵区' })).toBeVisible();
    await done();
    expect(confirm).toHaveBeenCalledWith(['42', '4205', '420502'], ['湖北省', '宜昌市', '西陵区']);
  });

  test('needs no city where a place has none', async () => {
    const confirm = vi.fn();
    render(<Example onConfirm={confirm} />);
    await expect.element(wheel('省份')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => page.getByRole('listbox').elements()).toHaveLength(1);
    await done();
    expect(confirm).toHaveBeenCalledWith(['82'], ['澳门特别行政区']);
  });

  test('names areas by their codes', () => {
    expect(areaNames(areas, ['42', '4205'])).toEqual(['湖北省', '宜昌市']);
    expect(areaNames(areas, ['99'])).toEqual([]);
  });
});
