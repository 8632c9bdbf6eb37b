import type { Pages } from '../../lib/page.ts';

export const pages = {
  // Not of the specification's table: the assistant that stands in where an institution has none of its own
  assistant: {
    title: null,
    layout: 'view',
    auth: false,
    reads: ['question', 'frame'],
    guards: [],
    file: 'features/assistant/answer/page.tsx',
  },
} satisfies Pages<'assistant'>;
