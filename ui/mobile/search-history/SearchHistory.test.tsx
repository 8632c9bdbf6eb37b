import { useRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { SearchHistory, useSearchHistory } from './index.ts';

const search = vi.fn();

function Kept() {
  const { entries, add, remove, clear } = useSearchHistory('search-history-test', 3);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} aria-label="搜索" />
      {['成绩单', '学生证', '校园卡', '报修', ' 成绩单 ', '  '].map((words) => (
        <button key={words} type="button" onClick={() => add(words)}>
          找{words}
        </button>
      ))}
      <SearchHistory entries={entries} onSearch={search} onRemove={remove} onClear={clear} returnFocus={field} />
    </>
  );
}
const chips = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const find = (index: number) => page.getByRole('button', { name: /^找/ }).nth(index).click();

beforeEach(() => {
  localStorage.removeItem('search-history-test');
  search.mockClear();
});

describe('SearchHistory', () => {
  conformance(
    <SearchHistory
      entries={['card']}
      onSearch={() => undefined}
      onRemove={() => undefined}
      onClear={() => undefined}
    />,
    { refersTo: HTMLElement },
  );

  test('keeps the latest first, each once, and no more than it may', async () => {
    render(<Kept />);
    for (const index of [0, 1, 2, 3, 4, 5]) await find(index);
    expect(chips()).toEqual(['成绩单', '报修', '校园卡']);
    expect(JSON.parse(localStorage.getItem('search-history-test') ?? '')).toEqual(['成绩单', '报修', '校园卡']);
  });

  test('searches again by a press', async () => {
    render(<Kept />);
    await find(1);
    await page.getByRole('button', { name: '学生证', exact: true }).click();
    expect(search).toHaveBeenCalledWith('学生证');
  });

  test('takes one away, or all', async () => {
    render(<Kept />);
    await find(0);
    await find(1);
    await page.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('button', { name: '删除“学生证”' }).click();
    expect(chips()).toEqual(['成绩单']);
    await expect.element(page.getByRole('button', { name: '删除“成绩单”' })).toHaveFocus();
    expect(search).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '清空' }).click();
    expect(page.getByRole('region', { name: '搜索历史' }).elements()).toHaveLength(0);
    expect(localStorage.getItem('search-history-test')).toBeNull();
    await expect.element(page.getByRole('textbox', { name: '搜索' })).toHaveFocus();
  });

  test('survives what others wrote into the storage', () => {
    localStorage.setItem('search-history-test', '{"not": "a list"}');
    render(<Kept />);
    expect(chips()).toEqual([]);
  });
});
