import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { MediaCard } from './index.ts';

describe('MediaCard', () => {
  conformance(<MediaCard href="#a" title="Topic" text="Twelve steps" note="24 days" />, {
    refersTo: HTMLAnchorElement,
  });
  conformance(<MediaCard variant="plain" href="#a" title="Topic" note="Today" />, { refersTo: HTMLAnchorElement });

  test('leaves the line to a title that has no room beside the note', () => {
    render(
      <div style={{ inlineSize: 220 }}>
        <MediaCard href="#a" title="新生儿出生一件事" note="8 项服务" />
      </div>,
    );
    const [title, note] = ['新生儿出生一件事', '8 项服务'].map((words) => page.getByText(words).element());
    expect(note?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title?.getBoundingClientRect().bottom ?? Infinity);
  });
});
