import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Anchor } from './index.ts';

const sections = ['谁能办', '要准备什么', '怎么办', '多久办好', '去哪里'].map((title, index) => ({
  id: `s${index}`,
  title,
}));
const reading = (direction: 'row' | 'column' = 'row') => (
  <div>
    <p style={{ height: 200 }}>标题</p>
    <Anchor sections={sections} direction={direction} />
    {sections.map(({ id, title }, index) => (
      <section key={id} id={id} style={{ height: index === sections.length - 1 ? 100 : 900 }}>
        <h2>{title}</h2>
      </section>
    ))}
  </div>
);
const current = () =>
  page
    .getByRole('link')
    .elements()
    .find((link) => link.hasAttribute('aria-current'))?.textContent;

describe('Anchor', () => {
  conformance(
    <Anchor
      sections={[
        { id: 'a', title: 'Who' },
        { id: 'b', title: 'Where' },
      ]}
    />,
    { refersTo: HTMLElement },
  );

  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
    window.scrollTo(0, 0);
  });

  test('is a named navigation whose first link is current before the reading begins', async () => {
    render(reading());
    await expect.element(page.getByRole('navigation', { name: '本页内容' })).toBeVisible();
    expect(current()).toBe('谁能办');
  });

  test('follows the reading, and marks the last section at the end of the page', async () => {
    render(reading());
    for (const { id, title } of sections.slice(1, 4)) {
      document.getElementById(id)?.scrollIntoView();
      await expect.poll(current).toBe(title);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(current).toBe('去哪里');
    window.scrollTo(0, 0);
    await expect.poll(current).toBe('谁能办');
  });

  test('leads to a section by Enter', async () => {
    render(reading());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#s1');
    await expect.poll(current).toBe('要准备什么');
  });

  for (const direction of ['row', 'column'] as const) {
    test(`stays in sight as a ${direction}`, async () => {
      render(reading(direction));
      window.scrollTo(0, 1500);
      const nav = page.getByRole('navigation').element();
      await expect.poll(() => nav.getBoundingClientRect().top).toBeLessThan(30);
      expect(nav.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  }
});
