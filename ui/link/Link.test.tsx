import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Link, LinkProvider, type LinkTargetProps } from './index.ts';

function RouterLink({ href, ...rest }: LinkTargetProps) {
  return <a {...rest} href={`/app${href}`} data-routed="" />;
}

describe('Link', () => {
  conformance(
    <Link href="/guide" external>
      Guide
    </Link>,
    { refersTo: HTMLAnchorElement },
  );

  test('goes through the link of the application', async () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/guide">办事指南</Link>
      </LinkProvider>,
    );
    const link = page.getByRole('link', { name: '办事指南' });
    await expect.element(link).toHaveAttribute('href', '/app/guide');
    await expect.element(link).toHaveAttribute('data-routed');
  });

  test('says that it opens a new window, and gives the page behind no handle', async () => {
    render(
      <Link href="https://example.org" external>
        国家政务服务平台
      </Link>,
    );
    const link = page.getByRole('link', { name: /^国家政务服务平台\s?在新窗口打开$/ });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
