import { describe, expect, it } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { LinkList } from './index.ts';

describe('LinkList', () => {
  conformance(<LinkList items={[{ href: '#a', title: 'News', date: '2026-11-19' }]} />, { refersTo: HTMLUListElement });

  it('says a word about a row after its title', () => {
    const items = [{ href: '#a', title: '停电通知', mark: '置顶', date: '2026-11-19' }];
    render(<LinkList items={items} />);
    expect(document.querySelector('a')?.textContent).toBe('停电通知置顶11-19');
  });
});
