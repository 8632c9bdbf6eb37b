import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { Metadata } from '../../list/index.ts';
import { Text } from '../../text/index.ts';
import { TaskRows } from '../task-rows/index.ts';
import { Agenda } from './index.ts';

const pieces = ['明理楼 B204', '周文博', '进行中，还剩 39 分钟'];

/** The elements of the metadata's pieces, in order. */
function draw(list: ReactNode, width: number): HTMLElement[] {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = `${width}px`;
  flushSync(() => createRoot(place).render(list));
  const spans = [...place.querySelectorAll('span')];
  return pieces.map((piece) => spans.findLast((span) => span.textContent === piece) ?? place);
}

describe('Agenda', () => {
  conformance(<Agenda items={[{ time: '10:10', title: 'Lecture', current: true }]} />, { refersTo: HTMLOListElement });

  test('breaks a note between its pieces, not inside one that fits on a line', () => {
    for (const width of [240, 260, 280]) {
      const drawn = draw(<Agenda items={[{ time: '10:10', title: '数据结构', note: pieces }]} />, width);
      expect(drawn.map((piece) => piece.getClientRects().length)).toEqual([1, 1, 1]);
      for (const piece of drawn) expect(piece.offsetHeight).toBeLessThan(30);
    }
  });

  test('draws the line between two pieces where they stand beside each other, and none at the end of a line', () => {
    const widths = [200, 240, 260, 280, 480].map((width) => {
      const drawn = draw(<Agenda items={[{ time: '10:10', title: '数据结构', note: pieces }]} />, width);
      return drawn.slice(1).map((piece, index) => {
        const beside = piece.offsetTop === drawn[index]?.offsetTop;
        expect((piece.previousElementSibling?.getBoundingClientRect().width ?? 0) > 0).toBe(beside);
        return beside;
      });
    });
    expect(new Set(widths.flat())).toEqual(new Set([true, false]));
  });

  test.each([
    ['one line', <TaskRows key="rows" items={[{ href: '/', title: '数据结构', note: pieces }]} />],
    [
      'two lines',
      <Text key="text" as="p" lines={2}>
        <Metadata items={pieces} />
      </Text>,
    ],
  ])('leaves a note of %s to be cut anywhere', (_, list) => {
    const [, , last] = draw(list, 200);
    expect(last && getComputedStyle(last).display).toBe('inline');
  });
});
