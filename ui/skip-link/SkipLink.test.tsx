import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { SkipLink } from './index.ts';

describe('SkipLink', () => {
  conformance(<SkipLink href="#content" />, { refersTo: HTMLAnchorElement });

  test('moves the focus to the content', async () => {
    const { container } = render(
      <>
        <SkipLink href="#content" />
        <main id="content">正文</main>
      </>,
    );
    container.querySelector('a')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('content');
    history.replaceState(null, '', location.pathname + location.search);
  });
});
