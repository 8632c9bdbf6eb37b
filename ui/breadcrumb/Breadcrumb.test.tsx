import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Breadcrumb } from './index.ts';

describe('Breadcrumb', () => {
  conformance(<Breadcrumb items={[{ label: 'Hall', href: '#hall' }, { label: 'Card' }]} />, { refersTo: HTMLElement });

  test('leads back, and marks this page without a link', async () => {
    render(
      <Breadcrumb
        items={[
          { label: '服务大厅', href: '#hall' },
          { label: '学生证补办', href: '#card' },
        ]}
      />,
    );
    await expect.element(page.getByRole('link', { name: '服务大厅' })).toBeVisible();
    expect(document.querySelector('[aria-current="page"]')?.tagName).toBe('SPAN');
  });

  test('stays on one line and inside its place with long names', () => {
    const long = '国家公派出国留学人员派出前行前教育与签证材料一次性告知及预约服务';
    const { container } = render(
      <div style={{ width: 600 }}>
        <Breadcrumb items={[{ label: long, href: '#a' }, { label: long }]} />
      </div>,
    );
    const nav = container.querySelector('nav') as HTMLElement;
    expect(nav.offsetHeight).toBe(56);
    expect(nav.scrollWidth).toBeLessThanOrEqual(600);
  });
});
