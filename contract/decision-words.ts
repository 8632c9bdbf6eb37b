import type { Decision } from './tasks/approvals.ts';

/** What decisions are called. */
export const decisionWords: Readonly<Record<Decision, string>> = { approve: '同意', return: '退回' };
