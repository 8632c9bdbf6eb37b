import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { TabLinks, TabPanel, Tabs } from './index.ts';

const items = [
  { id: 'todo', label: '待办', count: 10 },
  { id: 'read', label: '待阅' },
  { id: 'done', label: '已办' },
];
const panels = { todo: '十件待办', read: '两件待阅', done: '都办好了' };

function chosen(): string | null | undefined {
  return document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
}

describe('Tabs', () => {
  conformance(<Tabs label="Tasks" items={[{ id: 'a', label: 'To do' }]} panels={{ a: 'Nothing' }} />, {
    refersTo: HTMLDivElement,
  });

  test('has one tab in the tab order, and the panel follows it', async () => {
    render(<Tabs label="任务" items={items} defaultValue="read" panels={panels} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('待阅');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });

  test('moves and chooses with Right and Left, around the ends', async () => {
    render(<Tabs label="任务" items={items} panels={panels} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('待阅');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('两件待阅');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('待办10');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('已办');
    expect(document.activeElement?.textContent).toBe('已办');
  });

  test('jumps with Home and End', async () => {
    render(<Tabs label="任务" items={items} defaultValue="read" panels={panels} />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('已办');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('待办10');
  });

  test('turns the arrows round where text runs from right to left', async () => {
    render(
      <div dir="rtl">
        <Tabs label="任务" items={items} panels={panels} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('待阅');
  });

  test('names the panel by its tab and points the tab to it', async () => {
    render(<Tabs label="任务" items={items} panels={panels} />);
    const tab = document.querySelector('[aria-selected="true"]');
    const panel = document.querySelector('[role="tabpanel"]');
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
  });

  test('works with a panel elsewhere and leaves the choice to the parent', async () => {
    const change = vi.fn();
    render(
      <>
        <Tabs id="tasks" label="任务" items={items} value="todo" onValueChange={change} panelId="content" />
        <TabPanel id="content" tabsId="tasks" value="todo">
          内容
        </TabPanel>
      </>,
    );
    await page.getByRole('tab', { name: '已办' }).click();
    expect(change).toHaveBeenCalledWith('done');
    expect(chosen()).toBe('待办10');
    await expect.element(page.getByRole('tabpanel', { name: '待办 10' })).toBeVisible();
  });

  test('ties tab and panel together whatever their ids', () => {
    render(
      <Tabs label="指南" items={[{ id: 'who can apply', label: '谁能办' }]} panels={{ 'who can apply': '本科生' }} />,
    );
    const tab = document.querySelector('[role="tab"]');
    expect(document.getElementById(tab?.getAttribute('aria-controls') ?? '')?.textContent).toBe('本科生');
    expect(document.querySelector('[role="tabpanel"]')?.getAttribute('aria-labelledby')).toBe(tab?.id);
  });

  test('shows the chosen tab of a row that is too long', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `第 ${index} 个` }));
    render(
      <div style={{ width: 300 }}>
        <Tabs label="很多" items={many} defaultValue="35" />
      </div>,
    );
    const row = page.getByRole('tablist').element();
    const tab = page.getByRole('tab', { selected: true }).element();
    await expect.poll(() => tab.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1).toBe(true);
  });

  test('is 48 px high underlined and 36 px filled', () => {
    render(
      <>
        <Tabs label="甲" items={items} />
        <Tabs label="乙" items={items} variant="filled" />
      </>,
    );
    const heights = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map((tab) => tab.offsetHeight);
    expect([heights[0], heights[3]]).toEqual([48, 36]);
  });
});

describe('TabLinks', () => {
  conformance(<TabLinks label="News" items={[{ id: 'a', label: 'All', href: '#a', current: true }]} />, {
    refersTo: HTMLElement,
  });

  test('marks the current view for screen readers', async () => {
    render(
      <TabLinks
        label="资讯"
        items={[
          { id: 'a', label: '要闻', href: '#a', current: false },
          { id: 'b', label: '讲座', href: '#b', current: true },
        ]}
      />,
    );
    expect(page.getByRole('link', { name: '讲座' }).element().getAttribute('aria-current')).toBe('page');
    expect(page.getByRole('link', { name: '要闻' }).element().hasAttribute('aria-current')).toBe(false);
  });
});
