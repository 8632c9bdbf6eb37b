import { useLayoutEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
function Shrunk() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    window.dispatchEvent(new Event('scroll'));
  }, []);
  return <p>另一页</p>;
}
const rows = () => page.getByRole('listitem').elements() as HTMLElement[];
const status = page.getByRole('status');

function followEachOther(): boolean {
  const boxes = rows().map((row) => row.getBoundingClientRect());
  return boxes.slice(1).every((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)) <= 1);
}

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

  test('puts rows of different heights one after the other as the server draws them, before any is measured', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(<Rows count={200} />);
    document.body.append(place);
    expect(rows().length).toBeGreaterThan(5);
    expect(followEachOther()).toBe(true);
    expect(place.querySelector('ul')?.getBoundingClientRect().height).toBe(200 * 60);
    place.remove();
  });

  test('puts rows of different heights one after the other without gaps', async () => {
    render(<Rows count={200} />);
    await scrollTo(4000);
    await expect.poll(followEachOther).toBe(true);
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

  /** The browser's navigation type of this document. */
  const opened = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type } as unknown as PerformanceEntry] as PerformanceEntryList);

  test.each(['reload', 'back_forward'])(
    'comes back to the same row within 8 px in the next document, after %s',
    async (type) => {
      const inSight = () => rows().find((row) => row.getBoundingClientRect().bottom > 0);
      const left = render(<Rows count={500} placeKey={`left ${type}`} />);
      await scrollTo(9000);
      await expect.poll(() => Number(rows()[0]?.dataset.index)).toBeGreaterThan(100);
      await settled();
      const before = { words: inSight()?.textContent, top: inSight()?.getBoundingClientRect().top ?? 0 };
      window.dispatchEvent(new Event('pagehide'));
      left.unmount();
      await scrollTo(0);
      // The document's memory is lost, but the session storage is kept.
      sessionStorage.setItem('ym-list-place:next', sessionStorage.getItem(`ym-list-place:left ${type}`) ?? '');
      const entries = opened(type);
      render(<Rows count={500} placeKey="next" />);
      await expect.poll(() => inSight()?.textContent).toBe(before.words);
      await expect
        .poll(() => Math.abs((inSight()?.getBoundingClientRect().top ?? 0) - before.top))
        .toBeLessThanOrEqual(8);
      entries.mockRestore();
      await scrollTo(0);
    },
  );

  test('begins at the top in a document that was opened anew, or with fewer rows than there were', async () => {
    sessionStorage.setItem('ym-list-place:anew', JSON.stringify({ index: 100, top: 0 }));
    render(<Rows count={500} placeKey="anew" />);
    await settled();
    expect(window.scrollY).toBe(0);
    expect(sessionStorage.getItem('ym-list-place:anew')).toBeNull();
    const entries = opened('reload');
    sessionStorage.setItem('ym-list-place:fewer', JSON.stringify({ index: 100, top: 0 }));
    render(<Rows count={20} placeKey="fewer" />);
    await settled();
    entries.mockRestore();
    expect(window.scrollY).toBe(0);
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
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus();
    await expect.element(status).toHaveTextContent('没有加载出来');
    fails = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => (document.activeElement as HTMLElement).dataset.index).toBe('20');
    await scrollTo(0);
  });

  test('keeps its place when the next page is shorter and the machine slow', async () => {
    const { rerender } = render(<Rows count={500} placeKey="slow" />);
    for (const round of [1, 2]) {
      if (round === 1) await scrollTo(9000);
      await expect.poll(() => Number(rows()[0]?.dataset.index)).toBeGreaterThan(100);
      await settled();
      const before = window.scrollY;
      // As a browser does when the page becomes shorter, between the commit and the passive effects.
      rerender(<Shrunk />);
      await settled();
      rerender(<Rows count={500} placeKey="slow" />);
      await expect.poll(() => Math.abs(window.scrollY - before)).toBeLessThanOrEqual(8);
    }
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

  describe('of two columns', () => {
    const Two = () => (
      <InfiniteList
        label="服务"
        items={numbers(1000)}
        itemKey={(item) => item}
        rowHeight={60}
        columns={2}
        renderItem={(item) => <p style={{ height: 60, margin: 0 }}>第 {item} 条</p>}
      />
    );
    afterEach(() => page.viewport(1280, 800));

    test('puts rows by turns beside each other from 600 px on, and below each other in a narrower window', async () => {
      await page.viewport(768, 800);
      render(<Two />);
      await settled();
      const boxes = () => rows().map((row) => row.getBoundingClientRect());
      const [first, second, third] = boxes();
      expect(second?.top).toBe(first?.top);
      expect(second?.left).toBeGreaterThan(first?.right ?? 0);
      expect(third?.left).toBe(first?.left);
      expect(third?.top).toBe(first?.bottom);
      const list = page.getByRole('list').element().getBoundingClientRect();
      expect(list.height).toBe(500 * 60);
      expect(second?.right).toBeCloseTo(list.right, 0);

      await page.viewport(414, 896);
      await expect.poll(() => boxes()[1]?.top).toBe(boxes()[0]?.bottom);
      expect(boxes()[0]?.width).toBe(page.getByRole('list').element().getBoundingClientRect().width);
    });

    const heights = (item: number) => ({ height: item % 2 === 0 ? 40 : 90, margin: 0 });
    const Uneven = ({ wideFirst }: { wideFirst?: boolean }) => (
      <InfiniteList
        label="新闻"
        items={numbers(40)}
        itemKey={(item) => item}
        rowHeight={60}
        columns={2}
        wideFirst={wideFirst}
        renderItem={(item) => <p style={heights(item)}>第 {item} 条</p>}
      />
    );
    const placesIn = (within: Element) =>
      [...within.querySelectorAll<HTMLElement>('[data-index]')].slice(0, 8).map((row) => {
        const { left, top } = row.getBoundingClientRect();
        return [Math.round(left), Math.round(top)];
      });

    test.each([undefined, true])(
      'leaves the rows of a wide window where the server drew them, wide first: %s',
      async (wideFirst) => {
        await page.viewport(768, 800);
        const frame = document.createElement('div');
        frame.innerHTML = renderToStaticMarkup(<Uneven wideFirst={wideFirst} />);
        document.body.prepend(frame);
        const drawn = placesIn(frame);
        frame.remove();
        const { container } = render(<Uneven wideFirst={wideFirst} />);
        // Not only in the end: no frame shows estimated positions.
        expect(placesIn(container)).toEqual(drawn);
        await settled();
        expect(placesIn(container)).toEqual(drawn);
        expect(drawn[1]?.[1]).toBe((drawn[0]?.[1] ?? 0) + (wideFirst ? 90 : 0));
      },
    );

    test('is drawn by the server so that a wide window finds its rows beside each other at once', async () => {
      await page.viewport(768, 800);
      const frame = document.createElement('div');
      frame.innerHTML = renderToStaticMarkup(<Two />);
      document.body.append(frame);
      const drawn = [...frame.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
      expect(drawn[1]?.top).toBe(drawn[0]?.top);
      expect(drawn[1]?.left).toBeGreaterThan(drawn[0]?.right ?? 0);
      expect(drawn[3]?.top).toBeCloseTo((drawn[0]?.top ?? 0) + 60, 1);
      expect(frame.querySelector('ul')?.getBoundingClientRect().height).toBe(500 * 60);
      frame.remove();
    });
  });

  describe('in an element that scrolls', () => {
    function Inner({ load, placeKey }: { load?: (have: number) => Promise<number>; placeKey?: string }) {
      const [items, setItems] = useState(numbers(load ? 20 : 2000));
      return (
        <div data-testid="scroller" style={{ height: 400, overflow: 'auto' }}>
          <p style={{ height: 100, margin: 0 }}>在列表上面</p>
          <InfiniteList
            label="通知"
            items={items}
            itemKey={(item) => item}
            rowHeight={60}
            placeKey={placeKey}
            renderItem={(item) => <p style={{ height: 60, margin: 0 }}>第 {item} 条</p>}
            hasMore={load !== undefined && items.length < 60}
            onLoadMore={async () => load && setItems(numbers(await load(items.length)))}
          />
        </div>
      );
    }
    const scroller = () => page.getByTestId('scroller').element();

    test('draws the rows in its sight', async () => {
      render(<Inner />);
      await settled();
      expect(rows().length).toBeLessThan(25);
      scroller().scrollTop = 60_100;
      await expect.poll(() => rows().map((row) => row.dataset.index)).toContain('1000');
      const row = rows().find(({ dataset }) => dataset.index === '1000');
      expect((row?.getBoundingClientRect().top ?? 0) - scroller().getBoundingClientRect().top).toBeCloseTo(0, 0);
      expect(rows().length).toBeLessThan(25);
      expect(window.scrollY).toBe(0);
    });

    test('fetches the next rows when its end is near, not the page’s', async () => {
      const load = vi.fn((have: number) => Promise.resolve(have + 20));
      render(<Inner load={load} />);
      await settled();
      expect(load).not.toHaveBeenCalled();
      scroller().scrollTop = 900;
      await expect.poll(() => load.mock.calls.map(([have]) => have)).toEqual([20]);
    });

    test('comes back to the same row, and moves no page', async () => {
      const { rerender } = render(<Inner placeKey="inner" />);
      await settled();
      scroller().scrollTop = 9000;
      await expect.poll(() => rows().some(({ dataset }) => dataset.index === '150')).toBe(true);
      await settled();
      rerender(<p>另一页</p>);
      await settled();
      rerender(<Inner placeKey="inner" />);
      await expect.poll(() => scroller().scrollTop).toBe(9000);
      await expect.poll(() => rows().some(({ dataset }) => dataset.index === '150')).toBe(true);
      expect(window.scrollY).toBe(0);
    });
  });
});
