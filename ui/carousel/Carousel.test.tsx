import { useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, settled } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Carousel } from './index.ts';

const slides = ['明湖秋色', '图书馆', '银杏大道'].map((words) => (
  <a key={words} href="#slide">
    {words}
  </a>
));
const shown = () => document.querySelector('[role="tabpanel"][data-state="active"]')?.textContent;
const stage = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

afterEach(() => {
  vi.useRealTimers();
});

describe('Carousel', () => {
  conformance(<Carousel label="News" slides={['One', 'Two']} />, { refersTo: HTMLElement });

  test('turns by itself, and begins again after the last slide', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { rerender } = render(<Carousel label="要闻" slides={slides} />);
    expect(stage()).toBe('off');
    for (const words of ['图书馆', '银杏大道', '明湖秋色']) {
      vi.advanceTimersByTime(6000);
      rerender(<Carousel label="要闻" slides={slides} />);
      expect(shown()).toBe(words);
    }
  });

  test('ends its rotation when the keyboard comes in, and does not begin again when it leaves', async () => {
    render(
      <>
        <Carousel label="要闻" slides={slides} interval={20} />
        <button type="button">后面</button>
      </>,
    );
    await userEvent.tab();
    await expect.poll(stage).toBe('polite');
    (page.getByRole('button', { name: '后面' }).element() as HTMLElement).focus();
    const now = shown();
    await settled();
    expect([stage(), shown()]).toEqual(['polite', now]);
  });

  for (const key of ['{Enter}', ' ']) {
    test(`turns again when the reader starts it by ${key === ' ' ? 'Space' : key}, though the focus stays`, async () => {
      render(<Carousel label="要闻" slides={slides} interval={20} />);
      await userEvent.tab();
      const before = shown();
      await userEvent.keyboard(key);
      await expect.poll(shown).not.toBe(before);
      expect(stage()).toBe('off');
      await userEvent.keyboard(key);
      expect(stage()).toBe('polite');
    });
  }

  test('stops by a press on its button', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    await page.getByRole('button', { name: '停止自动播放' }).click();
    await expect.element(page.getByRole('button', { name: '开始自动播放' })).toBeVisible();
    expect(stage()).toBe('polite');
  });

  test('rests while the pointer is over it', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    await page.getByRole('region', { name: '要闻' }).hover();
    await expect.poll(stage).toBe('polite');
  });

  test('as a backdrop fills its place, and rests with what stands in front of it', async () => {
    function Front() {
      const front = useRef<HTMLDivElement>(null);
      return (
        <div ref={front} style={{ position: 'relative', height: 300 }}>
          <input aria-label="搜索" style={{ position: 'relative', zIndex: 1 }} />
          <Carousel label="要闻" slides={slides} variant="backdrop" restsWith={front} />
        </div>
      );
    }
    render(<Front />);
    expect(document.querySelector('section')?.getBoundingClientRect().height).toBe(300);
    expect(stage()).toBe('off');
    await page.getByRole('textbox', { name: '搜索' }).click();
    await expect.poll(stage).toBe('polite');
  });

  test('has the button that stops and starts it first', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('开始自动播放');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('停止自动播放');
  });

  test('goes to the next and the previous slide by its buttons', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    await page.getByRole('button', { name: '下一张' }).click();
    expect(shown()).toBe('图书馆');
    await page.getByRole('button', { name: '上一张' }).click();
    await page.getByRole('button', { name: '上一张' }).click();
    expect(shown()).toBe('银杏大道');
  });

  test('picks a slide with the keys of tabs', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    await page.getByRole('tab', { name: '第 1 张，共 3 张' }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('图书馆');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('银杏大道');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('明湖秋色');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(shown()).toBe('银杏大道');
  });

  test('keeps the links of hidden slides out of the tab order', async () => {
    render(<Carousel label="要闻" slides={slides} />);
    const hidden = document.querySelectorAll('[role="tabpanel"][data-state="inactive"] a');
    for (const link of hidden) expect(getComputedStyle(link).visibility).toBe('hidden');
    expect(hidden.length).toBe(2);
  });

  test('has no controls for one slide, and survives none', () => {
    const { rerender, container } = render(<Carousel label="要闻" slides={slides.slice(0, 1)} />);
    expect(container.querySelector('button')).toBeNull();
    rerender(<Carousel label="要闻" slides={[]} />);
    expect(container.querySelector('section')).not.toBeNull();
  });
});
