import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance, settled } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { PullRefresh } from '../pull-refresh/index.ts';
import { InfiniteList } from './index.ts';

const numbers = (count: number) => Array.from({ length: count }, (_item, index) => index + 1);

function Rows({ count, placeKey }: { count: number; placeKey?: string }) {
  return (
    <InfiniteList
      label="通知"
      items={numbers(count)}
      itemKey={(item) => item}
      rowHeight={60}
      placeKey={placeKey}
      renderItem={(item) => (
        <a href={`#${item}`} style={{ display: 'block', height: 40 + (item % 5) * 10 }}>
          第 {item} 条
        </a>
      )}
    />
  );
}
const rows = () => page.getByRole('listitem').elements() as HTMLElement[];
const status = page.getByRole('status');

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await settled();
}

describe('InfiniteList', () => {
  conformance(
    <InfiniteList
      label="Rows"
      items={['a', 'b']}
      itemKey={(item) => item}
      renderItem={(item) => item}
      placeKey="conformance"
    />,
    { refersTo: HTMLDivElement },
  );

  test('draws only the rows in sight of ten thousand, and tells how many there are', async () => {
    render(<Rows count={10_000} />);
    await settled();
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('10000');
    await scrollTo(300_000);
    await expect.poll(() => Number(rows()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(3000);
    expect(rows().length).toBeLessThan(60);
    await scrollTo(0);
  });

  test('puts rows of different heights one after the other without gaps', async () => {
    render(<Rows count={200} />);
    await scrollTo(4000);
    await expect
      .poll(() => {
        const boxes = rows().map((row) => row.getBoundingClientRect());
        return boxes.slice(1).every((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)) <= 1);
      })
      .toBe(true);
    await scrollTo(0);
  });

  test('comes back to the same row within 8 px', async () => {
    const { rerender } = render(<Rows count={500} placeKey="notices" />);
    await scrollTo(9000);
    await expect.poll(() => Number(rows()[0]?.dataset.index)).toBeGreaterThan(100);
    const inSight = () => rows().find((row) => row.getBoundingClientRect().top >= 0);
    await settled();
    const before = { words: inSight()?.textContent, top: inSight()?.getBoundingClientRect().top ?? 0 };
    rerender(<p>另一页</p>);
    window.scrollTo(0, 0);
    await settled();
    rerender(<Rows count={500} placeKey="notices" />);
    await expect.poll(() => inSight()?.textContent).toBe(before.words);
    expect(Math.abs((inSight()?.getBoundingClientRect().top ?? 0) - before.top)).toBeLessThanOrEqual(8);
    await scrollTo(0);
  });

  test('keeps the row that has the focus', async () => {
    render(<Rows count={2000} />);
    await settled();
    const link = page.getByRole('link', { name: '第 3 条' }).element() as HTMLElement;
    link.focus({ preventScroll: true });
    await scrollTo(50_000);
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    expect(document.activeElement).toBe(link);
    await scrollTo(0);
  });

  function Growing({ load }: { load: (have: number) => Promise<number> }) {
    const [items, setItems] = useState(numbers(20));
    return (
      <InfiniteList
        label="通知"
        items={items}
        itemKey={(item) => item}
        rowHeight={60}
        renderItem={(item) => <p style={{ height: 60, margin: 0 }}>第 {item} 条</p>}
        hasMore={items.length < 60}
        onLoadMore={async () => setItems(numbers(await load(items.length)))}
      />
    );
  }

  test('fetches the next rows before the end, and marks the end', async () => {
    const load = vi.fn((have: number) => Promise.resolve(have + 20));
    render(<Growing load={load} />);
    await settled();
    expect(load.mock.calls.length).toBeLessThanOrEqual(1);
    await scrollTo(1100);
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await scrollTo(document.documentElement.scrollHeight);
        return status.element().textContent;
      })
      .toBe('没有更多了');
    expect(load.mock.calls.map(([have]) => have)).toEqual([20, 40]);
    await scrollTo(0);
  });

  test('says that the next rows did not load, and tries again when it is told to', async () => {
    let fails = true;
    const load = vi.fn((have: number) => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(have + 40)));
    render(<Growing load={load} />);
    await scrollTo(1100);
    await expect.element(status).toHaveTextContent('没有加载出来');
    expect(load).toHaveBeenCalledOnce();
    fails = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await scrollTo(0);
  });

  test('shows what stands for an empty list', async () => {
    render(<InfiniteList label="通知" items={[]} itemKey={String} renderItem={String} empty={<p>还没有通知</p>} />);
    await expect.element(page.getByText('还没有通知')).toBeVisible();
  });

  test('is pulled down at its top and thrown elsewhere', async () => {
    const refresh = vi.fn(() => Promise.resolve(undefined));
    render(
      <PullRefresh onRefresh={refresh}>
        <Rows count={1000} />
      </PullRefresh>,
    );
    await settled();
    await drag({ x: 200, y: 500 }, { y: -300 }, { steps: 4 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    await drag({ x: 200, y: 200 }, { y: 50 }, { rest: true });
    expect(refresh).not.toHaveBeenCalled();
    await scrollTo(0);
    await drag({ x: 200, y: 200 }, { y: 100 });
    await expect.poll(() => refresh.mock.calls.length).toBe(1);
  });
});
