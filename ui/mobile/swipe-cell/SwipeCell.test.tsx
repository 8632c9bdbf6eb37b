import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, touch } from '../../internals/testing/touch.ts';
import { SwipeCell } from './index.ts';

const read = vi.fn();
const remove = vi.fn();
const row = (name: string) => (
  <SwipeCell
    data-testid={name}
    label={name}
    actions={[
      { id: 'read', label: '已读', onPress: read },
      { id: 'remove', label: '删除', tone: 'danger', onPress: remove },
    ]}
  >
    <a href={`#${name}`} style={{ display: 'block', height: 64 }}>
      {name}
    </a>
  </SwipeCell>
);
const state = (name: string) => page.getByTestId(name).element().getAttribute('data-state');
const face = (name: string) => page.getByTestId(name).element().firstElementChild as HTMLElement;
const offset = (name: string) =>
  Math.round(face(name).getBoundingClientRect().left - page.getByTestId(name).element().getBoundingClientRect().left);

beforeEach(() => {
  read.mockClear();
  remove.mockClear();
});

describe('SwipeCell', () => {
  conformance(
    <SwipeCell actions={[{ id: 'a', label: 'Read', onPress: () => undefined }]}>
      <p>Words</p>
    </SwipeCell>,
    { refersTo: HTMLDivElement },
  );

  test('uncovers two actions of 72 px, which stay', async () => {
    render(row('甲'));
    await drag(face('甲'), { x: -60 }, { rest: true });
    await expect.poll(() => offset('甲')).toBe(-144);
    await page.getByRole('button', { name: '已读' }).click();
    expect(read).toHaveBeenCalledOnce();
    await expect.poll(() => offset('甲')).toBe(0);
  });

  test('closes again when the finger goes less than 36 px', async () => {
    render(row('甲'));
    await drag(face('甲'), { x: -30 }, { rest: true });
    await expect.poll(() => offset('甲')).toBe(0);
    expect(state('甲')).toBe('closed');
  });

  test('asks once more before it deletes', async () => {
    render(row('甲'));
    await drag(face('甲'), { x: -100 });
    await page.getByRole('button', { name: '删除' }).click();
    expect(remove).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '确认删除' }).click();
    expect(remove).toHaveBeenCalledOnce();
  });

  test('leaves a finger that goes up to the page', async () => {
    render(
      <div style={{ height: 3000 }}>
        <div style={{ height: 400 }} />
        {row('甲')}
      </div>,
    );
    await drag(face('甲'), { y: -150, x: -20 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(80);
    expect(state('甲')).toBe('closed');
    window.scrollTo(0, 0);
  });

  test('is closed by another that opens', async () => {
    render(
      <>
        {row('甲')}
        {row('乙')}
      </>,
    );
    await drag(face('甲'), { x: -100 });
    await expect.poll(() => state('甲')).toBe('open');
    await drag(face('乙'), { x: -100 });
    await expect.poll(() => state('甲')).toBe('closed');
    expect(state('乙')).toBe('open');
  });

  test('opens by a button for those who do not swipe, and closes by Escape', async () => {
    render(row('甲'));
    await page.getByRole('button', { name: '更多操作：甲' }).click();
    await expect.poll(() => state('甲')).toBe('open');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '已读' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state('甲')).toBe('closed');
  });

  test('uncovers to the right where the text runs from right to left', async () => {
    render(<div dir="rtl">{row('甲')}</div>);
    await drag(face('甲'), { x: 60 }, { rest: true });
    await expect.poll(() => offset('甲')).toBe(144);
    const read = page.getByRole('button', { name: '已读' }).element().getBoundingClientRect();
    expect(read.left).toBeGreaterThanOrEqual(0);
    expect(read.right).toBeLessThanOrEqual(face('甲').getBoundingClientRect().left + 1);
  });

  test('stays under the finger when what is around it is drawn again', async () => {
    const { rerender } = render(row('甲'));
    await drag(face('甲'), { x: -60 }, { rest: true, stay: true });
    expect(offset('甲')).toBe(-60);
    rerender(row('甲'));
    await settled();
    expect(offset('甲')).toBe(-60);
    await touch.up();
    await expect.poll(() => offset('甲')).toBe(-144);
  });

  test('gives the focus back to its button when Escape covers the actions', async () => {
    render(row('甲'));
    const menu = page.getByRole('button', { name: '更多操作：甲' });
    await menu.click();
    (page.getByRole('button', { name: '已读' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
    expect(state('甲')).toBe('closed');
  });
});
