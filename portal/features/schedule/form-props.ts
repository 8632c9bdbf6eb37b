import type { EntryKind } from '@yimen/contract/schedule/entries';
import type { Ref } from 'react';
import type { Draft, Problems } from './draft.ts';

/** Props of an entry's form, on both sites. */
export interface FormProps {
  draft: Draft;
  /** Kinds to choose from. */
  kinds: readonly EntryKind[];
  onChange: (draft: Draft) => void;
  problems: Problems;
  titleRef?: Ref<HTMLInputElement>;
  /** Warning about an overlap; it does not prevent saving. */
  warning: string | undefined;
  /** Note about how often it takes place. */
  note: string;
  /** Whether only one occurrence is changed, which has no rule. */
  single: boolean;
  today: string;
}
