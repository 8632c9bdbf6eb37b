import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Accordion } from './index.ts';

const items = [
  { id: 'ticket', title: '怎么购买学生票？', content: '先下载电子证明。' },
  { id: 'classmate', title: '可以请同学代领吗？', content: '可以。' },
  { id: 'photo', title: '照片没通过怎么办？', content: '重新上传。' },
];
const focused = () => document.activeElement?.textContent;
const open = () => [...document.querySelectorAll('[aria-expanded="true"]')].map((trigger) => trigger.textContent);

describe('Accordion', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  conformance(<Accordion items={[{ id: 'a', title: 'How?', content: 'Like this.' }]} />, {
    refersTo: HTMLDivElement,
  });

  test('opens and closes by a press, Enter and Space', async () => {
    render(<Accordion items={items} />);
    await page.getByRole('button', { name: '怎么购买学生票？' }).click();
    await expect.element(page.getByText('先下载电子证明。')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('先下载电子证明。')).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('先下载电子证明。')).toBeVisible();
  });

  test('keeps one open, or several when asked', async () => {
    const { rerender } = render(<Accordion items={items} defaultOpen={['ticket']} />);
    await page.getByRole('button', { name: '照片没通过怎么办？' }).click();
    expect(open()).toEqual(['照片没通过怎么办？']);
    rerender(<Accordion key="several" items={items} type="multiple" defaultOpen={['ticket']} />);
    await page.getByRole('button', { name: '照片没通过怎么办？' }).click();
    expect(open()).toEqual(['怎么购买学生票？', '照片没通过怎么办？']);
  });

  test('moves between the headings with Down, Up, Home and End', async () => {
    render(<Accordion items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('可以请同学代领吗？');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('照片没通过怎么办？');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('怎么购买学生票？');
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(focused()).toBe('怎么购买学生票？');
  });

  test('reaches every heading with Tab', async () => {
    render(<Accordion items={items} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('可以请同学代领吗？');
  });

  test('names each answer by its question, inside a heading', () => {
    render(<Accordion items={items} level={4} defaultOpen={['ticket']} />);
    const trigger = page.getByRole('button', { name: '怎么购买学生票？' }).element();
    const answer = page.getByRole('region', { name: '怎么购买学生票？' }).element();
    expect(trigger.getAttribute('aria-controls')).toBe(answer.id);
    expect(trigger.parentElement?.tagName).toBe('H4');
  });

  test('prints every answer', async () => {
    render(<Accordion items={items} defaultOpen={['ticket']} />);
    expect(page.getByText('可以。').element().checkVisibility()).toBe(false);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    for (const { content } of items)
      expect(page.getByText(content, { exact: true }).element().checkVisibility()).toBe(true);
  });

  test('tells what is open', async () => {
    const change = vi.fn();
    render(<Accordion items={items} onOpenChange={change} />);
    await page.getByRole('button', { name: '可以请同学代领吗？' }).click();
    expect(change).toHaveBeenCalledWith(['classmate']);
  });
});
