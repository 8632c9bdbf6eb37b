import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { MobileSkeleton, skeletonForms } from './index.ts';

describe('MobileSkeleton', () => {
  conformance(<MobileSkeleton form="cells" />, { refersTo: HTMLDivElement });

  test.each(skeletonForms)('says that %s load, and nothing of its blocks', async (form) => {
    const { container } = render(<MobileSkeleton form={form} count={3} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('正在加载');
    expect(container.textContent).toBe('正在加载');
    expect(container.querySelectorAll('[aria-hidden]').length).toBeGreaterThanOrEqual(3);
  });
});
