import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { TopicCards } from './index.ts';

describe('TopicCards', () => {
  conformance(<TopicCards items={[{ href: '#a', title: 'Topic', note: '12 steps' }]} />, {
    refersTo: HTMLUListElement,
  });
});
