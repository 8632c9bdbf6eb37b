import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { ActionSheet } from './index.ts';

const title = '撤回后需要重新提交，办理顺序会顺延';

function Example({ onAction }: { onAction: (id: string) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ActionSheet
      open={open}
      onOpenChange={setOpen}
      title={title}
      actions={[
        { id: 'add', label: '补充材料' },
        { id: 'urge', label: '催办', disabled: true, note: '每天一次' },
        { id: 'withdraw', label: '撤回申请', tone: 'danger' },
      ]}
      onAction={onAction}
    />
  );
}

const sheet = page.getByRole('dialog', { name: title });
const gone = () => expect.poll(() => sheet.elements()).toHaveLength(0);

describe('ActionSheet', () => {
  conformance(
    <ActionSheet
      open
      onOpenChange={() => undefined}
      title="Choose"
      actions={[{ id: 'a', label: 'One' }]}
      onAction={() => undefined}
    />,
    { refersTo: HTMLDivElement },
  );

  test('says which action was chosen and closes', async () => {
    const choose = vi.fn();
    render(<Example onAction={choose} />);
    await page.getByRole('button', { name: '撤回申请' }).click();
    expect(choose).toHaveBeenCalledWith('withdraw');
    await gone();
  });

  test('does nothing for what cannot be done now, and for 取消', async () => {
    const choose = vi.fn();
    render(<Example onAction={choose} />);
    await expect.element(page.getByRole('button', { name: '催办 每天一次' })).toBeDisabled();
    await page.getByRole('button', { name: '取消' }).click();
    await gone();
    expect(choose).not.toHaveBeenCalled();
  });

  test('gives every action 52 px', async () => {
    render(<Example onAction={() => undefined} />);
    for (const button of sheet.getByRole('button').elements()) {
      expect((button as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(52);
    }
    await page.getByRole('button', { name: '取消' }).click();
    await gone();
  });

  test('is pulled down from any of its actions', async () => {
    const choose = vi.fn();
    render(<Example onAction={choose} />);
    await expect.element(sheet).toBeVisible();
    await Promise.all(
      sheet
        .element()
        .getAnimations()
        .map((animation) => animation.finished),
    );
    await drag(page.getByRole('button', { name: '补充材料' }).element(), { y: 200 });
    await gone();
    expect(choose).not.toHaveBeenCalled();
  });
});
