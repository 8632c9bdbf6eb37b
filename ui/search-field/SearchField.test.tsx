import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { middleOf, mouse } from '../internals/testing/mouse.ts';
import { render } from '../internals/testing/render.tsx';
import { LinkProvider, type LinkTargetProps } from '../link/index.ts';
import { SearchField, type SearchSuggestion } from './index.ts';

const suggestions: SearchSuggestion[] = [
  { id: '1', href: '/1', title: '成绩单打印', matches: [[0, 3]], reading: 'chéng jì dān', note: '教务处' },
  { id: '2', href: '/2', title: '成绩单核验', matches: [[0, 3]] },
];

const search = vi.fn();
const visit = vi.fn();

function Router({ href, onClick, ...rest }: LinkTargetProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        visit(href);
      }}
    />
  );
}

function Hall() {
  const [query, setQuery] = useState('');
  return (
    <LinkProvider component={Router}>
      <SearchField
        label="搜索服务"
        value={query}
        onValueChange={setQuery}
        onSearch={search}
        suggestions={query ? suggestions : []}
        status={query ? `拼音匹配“${query}”` : undefined}
        footer={query ? { label: `在资讯中搜索“${query}”`, href: '/news' } : undefined}
        buttonLabel="搜索"
      />
      <p>正文</p>
    </LinkProvider>
  );
}

const field = page.getByRole('combobox', { name: '搜索服务' });
const options = page.getByRole('option');

async function type(text: string) {
  await field.click();
  await userEvent.keyboard(text);
}

describe('SearchField', () => {
  conformance(<SearchField label="Search" placeholder="Services" buttonLabel="Go" defaultValue="x" />, {
    refersTo: HTMLInputElement,
  });

  beforeEach(() => {
    search.mockClear();
    visit.mockClear();
  });

  test('opens the list while typing, with nothing chosen', async () => {
    render(<Hall />);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await type('cjd');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    expect(options.elements()).toHaveLength(2);
    await expect.element(page.getByRole('listbox', { name: '搜索服务' })).toBeVisible();
  });

  test('searches by Enter when no suggestion is chosen, and by the button', async () => {
    render(<Hall />);
    await type(' cjd ');
    await userEvent.keyboard('{Enter}');
    expect(search).toHaveBeenLastCalledWith('cjd');
    expect(options.elements()).toHaveLength(0);
    await page.getByRole('button', { name: '搜索' }).click();
    expect(search).toHaveBeenCalledTimes(2);
    expect(visit).not.toHaveBeenCalled();
  });

  test('moves with the arrows through the list and the input, and keeps the focus in the input', async () => {
    render(<Hall />);
    await type('cjd');
    const active = () => document.activeElement?.getAttribute('aria-activedescendant');
    const ids = options.elements().map((option) => option.id);
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(active());
    }
    expect(seen).toEqual([ids[0], ids[1], null, ids[0], null, ids[1]]);
    await expect.element(field).toHaveFocus();
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('opens the chosen suggestion through the link of the application', async () => {
    render(<Hall />);
    await type('cjd');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(visit).toHaveBeenCalledExactlyOnceWith('/2');
    expect(search).not.toHaveBeenCalled();
    expect(options.elements()).toHaveLength(0);
  });

  test('opens a suggestion by pointer', async () => {
    render(<Hall />);
    await type('cjd');
    await options.first().click();
    expect(visit).toHaveBeenCalledExactlyOnceWith('/1');
  });

  test('closes by Escape, then empties by Escape', async () => {
    render(<Hall />);
    await type('cjd');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).toHaveValue('cjd');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  });

  test('opens again by an arrow after Escape', async () => {
    render(<Hall />);
    await type('cjd');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  });

  test('forgets the choice when the text or the caret moves', async () => {
    render(<Hall />);
    await type('cjd');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}x');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  });

  test('does not search while an input method composes', async () => {
    render(<Hall />);
    await type('cjd');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    field.element().dispatchEvent(enter);
    expect(search).not.toHaveBeenCalled();
  });

  test('marks what the query matched', async () => {
    render(<Hall />);
    await type('cjd');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['成绩单', '成绩单']);
  });

  test('tells screen readers what was understood and how many there are', async () => {
    render(<Hall />);
    await type('cjd');
    await expect.element(page.getByRole('status')).toHaveTextContent('拼音匹配“cjd” 2 条建议');
  });

  test('shows how what matched is read, and leaves it out of the name that a voice reads', async () => {
    render(<Hall />);
    await type('cjd');
    await expect.element(page.getByText('chéng jì dān')).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^成绩单\s?打印\s?教务处$/ })).toBeVisible();
  });

  test('ends with a row that leads elsewhere wherever one clicks it, and closes', async () => {
    render(<Hall />);
    await type('cjd');
    const row = page.getByRole('link', { name: '在资讯中搜索“cjd”' });
    const [{ width = 0, height = 0 }, list] = [row, page.getByRole('listbox')].map((each) =>
      each.element().getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(height).toBeGreaterThanOrEqual(40);
    expect(width).toBeCloseTo(list.width, 0);
    await row.click({ position: { x: width - 4, y: height / 2 } });
    expect(visit).toHaveBeenLastCalledWith('/news');
    expect(options.elements()).toHaveLength(0);
  });

  test('takes a press during which suggestions arrive above it, and shows them then', async () => {
    const footer = { label: '在资讯中搜索“cjd”', href: '/news' };
    const hall = (list: SearchSuggestion[]) => (
      <LinkProvider component={Router}>
        <SearchField label="搜索服务" suggestions={list} footer={footer} />
      </LinkProvider>
    );
    const { rerender } = render(hall([]));
    const row = page.getByRole('link', { name: footer.label });
    await type('cjd');
    const spot = middleOf(row.element());
    await mouse.down(spot);
    rerender(hall(suggestions));
    await mouse.up(spot);
    await vi.waitFor(() => expect(visit).toHaveBeenCalledExactlyOnceWith('/news'));

    rerender(hall([]));
    await field.click();
    await mouse.down(middleOf(row.element()));
    rerender(hall(suggestions));
    await mouse.move(middleOf(field.element()));
    await mouse.up(middleOf(field.element()));
    await expect.element(options.first()).toBeVisible();
    expect(visit).toHaveBeenCalledOnce();
  });

  test('shows the key that leads to it while it is empty and the focus elsewhere, for eyes alone', async () => {
    const { container } = render(<SearchField label="搜索服务" keyHint="/" />);
    const key = container.querySelector('kbd') as HTMLElement;
    await expect.element(key).toBeVisible();
    expect(key.getAttribute('aria-hidden')).toBe('true');
    await field.click();
    await expect.element(key).not.toBeVisible();
    await userEvent.keyboard('x');
    expect(container.querySelector('kbd')).toBeNull();
  });

  test('opens a suggestion outside in a new window', async () => {
    render(<SearchField label="搜索服务" suggestions={[{ id: '1', href: '/1', title: '图书馆', external: true }]} />);
    await field.click();
    await expect.element(options.first()).toHaveAttribute('target', '_blank');
  });

  test('closes when the focus leaves', async () => {
    render(<Hall />);
    await type('cjd');
    for (let stop = 0; stop < 3; stop++) await userEvent.tab();
    await expect.element(page.getByRole('link', { name: '在资讯中搜索“cjd”' })).toHaveFocus();
    await userEvent.tab();
    expect(options.elements()).toHaveLength(0);
  });

  test('hangs its panel 4 under the field at every page zoom', async () => {
    render(<Hall />);
    await type('cjd');
    for (const zoom of ['1', '0.84', '0.7467']) {
      document.documentElement.style.setProperty('zoom', zoom);
      const box = field.element().parentElement?.getBoundingClientRect();
      const panel = page.getByRole('listbox').element().parentElement?.getBoundingClientRect();
      const scale = Number(zoom);
      expect(Math.abs((panel?.top ?? 0) - (box?.bottom ?? 0) - 4 * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs((panel?.left ?? 0) - (box?.left ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs((panel?.width ?? 0) - (box?.width ?? 0))).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });
});
