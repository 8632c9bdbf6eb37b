import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StarIcon } from '../icon/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { ServiceTile } from './index.ts';

const icon = <StarIcon size={24} />;
const card = (props: Partial<Parameters<typeof ServiceTile>[0]> = {}) => (
  <ServiceTile
    variant="card"
    href="#guide"
    icon={icon}
    title="学生证补办"
    meta={['学生工作处', '3 个工作日']}
    online="once"
    guideHref="#guide"
    startHref="#start"
    {...props}
  />
);
const opacity = (name: string) =>
  getComputedStyle(page.getByRole('link', { name }).element().parentElement as HTMLElement).opacity;

describe('ServiceTile', () => {
  conformance(<ServiceTile href="#a" icon={icon} title="Card" meta={['Office']} />, { refersTo: HTMLAnchorElement });
  conformance(<ServiceTile variant="icon" href="#a" icon={icon} title="Card" />, { refersTo: HTMLAnchorElement });
  conformance(
    <ServiceTile
      variant="card"
      href="#a"
      icon={icon}
      title="Card"
      guideHref="#g"
      startHref="#s"
      onCollectedChange={() => undefined}
    />,
    { refersTo: HTMLElement },
  );

  test('says in words what the tile says by its fill', () => {
    render(<ServiceTile href="#a" icon={icon} title="学生证补办" online="once" />);
    expect(page.getByRole('link').element().textContent).toContain('到场一次');
  });

  test('swaps the facts for two actions under the pointer and while the focus is inside', async () => {
    render(card());
    expect(opacity('立即办理：学生证补办')).toBe('0');
    await page.getByRole('article').hover();
    await expect.poll(() => opacity('立即办理：学生证补办')).toBe('1');
    await userEvent.unhover(page.getByRole('article'));
    await userEvent.tab();
    await expect.poll(() => opacity('办事指南：学生证补办')).toBe('1');
  });

  test.each(['row', 'card'] as const)('cuts nothing of how long a service takes, in a narrow %s', (variant) => {
    const takes = '共享数据核验一致的即办，其余 1 个工作日';
    render(
      <div style={{ width: 260 }}>
        {card({ variant, count: 1962, meta: ['人力资源和社会保障局', takes], title: '公积金提取' })}
      </div>,
    );
    const words = page.getByText(/其余 1 个工作日$/).element() as HTMLElement;
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
  });

  test('stands in line with the cards beside it, whatever the length of their words', () => {
    render(
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 300px)' }}>
        {card({ count: 3208, meta: ['教务处', '即办'] })}
        {card({
          count: 1862,
          title: '往来港澳通行证签发与签注（含团队旅游签注）',
          meta: ['公安局', '办证 7 个工作日，签注在自助机上即时办理'],
        })}
        {card({ count: 12, meta: ['教务处'] })}
        {card({ count: 7, state: { label: '维护中，11 月 30 日 8:00 恢复，急件请到窗口', muted: true } })}
      </div>,
    );
    const cards = page.getByRole('article').elements();
    const places = (find: (card: Element) => Element | undefined, edge: 'top' | 'bottom') =>
      new Set(cards.map((each) => Math.round(find(each)?.getBoundingClientRect()[edge] ?? Number.NaN)));
    const saying = (words: RegExp) => (card: Element) =>
      [...card.querySelectorAll('span')].findLast(({ textContent }) => words.test(textContent ?? ''));
    expect(places((each) => each.querySelector('svg') ?? undefined, 'top').size, 'tiles').toBe(1);
    expect(places((each) => each.querySelector('h3') ?? undefined, 'top').size, 'names').toBe(1);
    expect(places(saying(/^到场一次$/), 'bottom').size, 'labels').toBe(1);
    expect(places(saying(/次$/), 'bottom').size, 'counts').toBe(1);
  });

  test('says a long promise on a line of its own, no taller than the cards beside it', () => {
    const takes = '社会访客即办，公务来访待接待人确认';
    render(
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 304px)', alignItems: 'start' }}>
        {card({ count: 3208, meta: ['教务处', '即办'] })}
        {card({ count: 1862, meta: ['保卫处', takes], title: '访客预约' })}
      </div>,
    );
    const [short, long] = page.getByRole('article').elements() as HTMLElement[];
    expect(long?.offsetHeight).toBe(short?.offsetHeight);
    const words = page.getByText('公务来访待接待人确认').element().getBoundingClientRect();
    const tag = page.getByText('到场一次').elements()[1]?.getBoundingClientRect();
    expect(words.bottom).toBeLessThanOrEqual(tag?.top ?? 0);
  });

  test('keeps its height while the actions show', async () => {
    render(card());
    const article = page.getByRole('article').element() as HTMLElement;
    const height = article.offsetHeight;
    await page.getByRole('article').hover();
    expect(article.offsetHeight).toBe(height);
    expect(height).toBeGreaterThanOrEqual(144);
  });

  test('opens the guide wherever the card is pressed', async () => {
    render(card({ href: '#whole-card' }));
    await page.getByRole('article').click({ position: { x: 10, y: 10 } });
    expect(location.hash).toBe('#whole-card');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('reports the star and leaves the state to its caller', async () => {
    const change = vi.fn();
    const { rerender } = render(card({ collected: false, onCollectedChange: change }));
    await page.getByRole('button', { name: '收藏“学生证补办”', exact: true }).click();
    expect(change).toHaveBeenLastCalledWith(true);
    rerender(card({ collected: true, onCollectedChange: change }));
    await page.getByRole('button', { name: '取消收藏“学生证补办”' }).click();
    expect(change).toHaveBeenLastCalledWith(false);
  });

  test('offers no start while the service is closed', () => {
    render(card({ state: { label: '维护中，预计 18:00 恢复', muted: true } }));
    expect(page.getByRole('link', { name: /立即办理/ }).elements()).toHaveLength(0);
    expect(page.getByRole('article').element().textContent).toContain('维护中，预计 18:00 恢复');
  });

  test('says a long name to its end on two lines, and so what it is for', () => {
    const summary = '申报缴税、数电发票开具与用票管理';
    render(
      <div style={{ width: 280 }}>
        <ServiceTile href="#a" icon={icon} title="查教室使用（含借用登记）和调整" meta={[summary]} />
      </div>,
    );
    for (const words of ['查教室使用（含借用登记）和调整', summary]) {
      const element = page.getByText(words, { exact: true }).element();
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
      expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
    }
  });

  test('never widens the page, however long its words', () => {
    const long = '国家公派出国留学人员派出前行前教育与签证材料一次性告知及预约服务'.repeat(3);
    const { container } = render(
      <div style={{ width: 240 }}>
        <ServiceTile href="#a" icon={icon} title={long} meta={[long]} />
      </div>,
    );
    expect((container.firstElementChild as HTMLElement).scrollWidth).toBe(240);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
