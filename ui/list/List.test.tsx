import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { List, ListItem } from './index.ts';

const long = '关于规范二〇二六至二〇二七学年第一学期本科生学生证补办与注册工作有关事项的通知'.repeat(2);

describe('List', () => {
  conformance(
    <List>
      <ListItem title="One" />
    </List>,
    { refersTo: HTMLUListElement },
  );
});

describe('ListItem', () => {
  conformance(<ListItem title="One" note={['Office', 'Today']} href="#a" end="11-20" />, { refersTo: HTMLLIElement });

  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  test('is 44 high with one line and at least 64 with two', () => {
    render(
      <List>
        <ListItem title="一行" />
        <ListItem title="两行" note="教务处" />
      </List>,
    );
    const [one, two] = page.getByRole('listitem').elements() as HTMLElement[];
    expect(one?.offsetHeight).toBe(44);
    expect(two?.offsetHeight).toBeGreaterThanOrEqual(64);
  });

  test('can be pressed anywhere, and its own actions apart from it', async () => {
    const remove = vi.fn();
    render(
      <List>
        <ListItem
          title="成绩单打印"
          href="#row"
          actions={
            <button type="button" onClick={remove}>
              移除
            </button>
          }
        />
      </List>,
    );
    await page.getByRole('button', { name: '移除' }).click();
    expect(remove).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
    await page.getByRole('listitem').click({ position: { x: 300, y: 22 } });
    expect(location.hash).toBe('#row');
  });

  test('calls by Enter and Space, and not while disabled', async () => {
    const select = vi.fn();
    render(
      <List>
        <ListItem title="第一项" onSelect={select} current />
        <ListItem title="第二项" onSelect={select} disabled />
      </List>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(select).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('never widens the page, however long its words', () => {
    const { container } = render(
      <div style={{ width: 300, paddingInline: 12 }}>
        <List>
          <ListItem title={long} note={[long, long]} href="#a" end={long} />
        </List>
      </div>,
    );
    expect((container.firstElementChild as HTMLElement).scrollWidth).toBe(300);
  });
});
