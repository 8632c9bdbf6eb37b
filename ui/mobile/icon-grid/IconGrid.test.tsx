import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StarIcon } from '../../icon/index.ts';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { IconGrid } from './index.ts';

/** The lines of the name of the only service. */
function lines(): string[] {
  const found = new Map<number, string>();
  const letters = document.createTreeWalker(page.getByRole('link').element(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (letters.nextNode()) {
    for (const [index, letter] of [...(letters.currentNode.textContent ?? '')].entries()) {
      range.setStart(letters.currentNode, index);
      range.setEnd(letters.currentNode, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      found.set(top, (found.get(top) ?? '') + letter);
    }
  }
  return [...found.values()];
}

describe('IconGrid', () => {
  conformance(<IconGrid items={[{ href: '#a', label: 'Card', icon: <StarIcon size={24} /> }]} />, {
    refersTo: HTMLUListElement,
  });

  test.each([
    ['体育场馆预约', 5, ['体育场馆', '预约']],
    ['图书馆座位预约', 5, ['图书馆', '座位预约']],
    ['不动产登记信息查询', 5, ['不动产登记', '信息查询']],
    ['成绩单打印', 4, ['成绩单', '打印']],
    ['公积金提取（租房）', 5, ['公积金提取', '（租房）']],
    ['学生请假', 5, ['学生请假']],
  ])('breaks %s between words where %i letters have room', (label, letters, wanted) => {
    render(
      <div style={{ inlineSize: `${letters}.5em` }}>
        <IconGrid items={[{ href: '#a', label, icon: <StarIcon size={24} /> }]} />
      </div>,
    );
    const link = page.getByRole('link').element() as HTMLElement;
    const grid = link.closest('div');
    if (grid) grid.style.fontSize = getComputedStyle(link).fontSize;
    expect(lines()).toEqual(wanted);
    expect(link.textContent).toBe(label);
  });
});
