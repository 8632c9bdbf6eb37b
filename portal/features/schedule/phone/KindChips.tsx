import type { EntryKind } from '@yimen/contract/schedule/entries';
import { useId } from 'react';
import { itemKindNames } from '../shown.ts';
import * as css from './sheet.css.ts';

interface KindChipsProps {
  kinds: readonly EntryKind[];
  value: EntryKind;
  onValueChange: (kind: EntryKind) => void;
}

/** The kinds of an entry as chips that wrap in large type (DESIGN §9, 15). Native radios, for arrow keys. */
export function KindChips({ kinds, value, onValueChange }: KindChipsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="类型" className={css.kinds}>
      {kinds.map((kind) => (
        <label key={kind} className={css.chip} data-chosen={kind === value ? '' : undefined}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={kind === value}
            className={css.radio}
            onChange={() => onValueChange(kind)}
          />
          {itemKindNames[kind]}
        </label>
      ))}
    </div>
  );
}
