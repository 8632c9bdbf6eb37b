import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { IconGridPager } from './index.ts';

const items = (count: number, name = '服务') =>
  Array.from({ length: count }, (_item, index) => ({ href: `#${index}`, label: `${name} ${index + 1}`, icon: null }));

describe('IconGridPager', () => {
  conformance(<IconGridPager label="Services" items={items(10, 'Service')} />, { refersTo: HTMLElement });

  test('lays out eight a page and turns to the next under a finger', async () => {
    render(<IconGridPager label="常用服务" items={items(18)} />);
    const lists = page.getByRole('region').element().querySelectorAll('ul');
    expect([...lists].map((list) => list.children.length)).toEqual([8, 8, 2]);
    const track = page.getByRole('region').element().firstElementChild as HTMLElement;
    await drag(track, { x: -track.clientWidth * 0.6 });
    await expect.poll(() => lists[1]?.closest('[inert]')).toBeNull();
  });

  test('has no points and buttons when one page is enough', () => {
    render(<IconGridPager label="常用服务" items={items(6)} />);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
