import type { EntryKind } from '@yimen/contract/schedule/entries';
import type { Ref } from 'react';
import type { Draft, Problems } from './draft.ts';

/** What a form of an entry is given, at a desk and on a phone. */
export interface FormProps {
  draft: Draft;
  /** Kinds to choose from. */
  kinds: readonly EntryKind[];
  onChange: (draft: Draft) => void;
  problems: Problems;
  titleRef?: Ref<HTMLInputElement>;
  /** What the entry meets; it may be saved all the same. */
  warning: string | undefined;
  /** How often it takes place. */
  note: string;
  /** One occurrence alone is changed: it has no rule. */
  single: boolean;
  today: string;
}
