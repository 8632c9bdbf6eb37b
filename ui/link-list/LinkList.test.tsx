import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { LinkList } from './index.ts';

describe('LinkList', () => {
  conformance(<LinkList items={[{ href: '#a', title: 'News', date: '2026-11-19' }]} />, { refersTo: HTMLUListElement });
});
