import type { Pages } from '../../lib/page.ts';

export const pages = {
  // Not in the specification's table: the assistant for institutions that have none of their own.
  assistant: {
    title: null,
    layout: 'view',
    reads: ['question', 'frame'],
    guards: [],
    file: 'features/assistant/answer/page.tsx',
  },
} satisfies Pages<'assistant'>;
