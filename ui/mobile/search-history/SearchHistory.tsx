import { type RefObject, useEffect, useRef, useState } from 'react';
import { XIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './search-history.css.ts';

export type SearchHistoryProps = DomProps<
  'section',
  {
    /** What was searched for, the latest first. */
    entries: readonly string[];
    onSearch: (words: string) => void;
    onRemove: (words: string) => void;
    onClear: () => void;
    /** What takes the focus when the last entry is gone, such as the search field. */
    returnFocus?: RefObject<HTMLElement | null>;
    children?: undefined;
  }
>;

/** What the reader searched for, as chips; 编辑 turns a press into taking one away. Renders a section, or nothing when there is none. */
export function SearchHistory({ entries, onSearch, onRemove, onClear, returnFocus, ...rest }: SearchHistoryProps) {
  const { searchHistory: texts } = useMobileLocale();
  const [editing, setEditing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** Index of a chip that was removed while it was focused. */
  const taken = useRef<number>(undefined);
  useEffect(() => {
    const at = taken.current;
    if (at === undefined) return;
    taken.current = undefined;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const next = entries.length > 0 ? chips[Math.min(at, chips.length - 1)] : returnFocus?.current;
    next?.focus({ preventScroll: true });
  }, [entries, returnFocus]);

  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.title} {...rest} className={css.root}>
      <div className={css.head}>
        <h2 className={css.title}>{texts.title}</h2>
        {editing && (
          <button
            type="button"
            className={css.tool}
            onClick={() => {
              setEditing(false);
              taken.current = 0;
              onClear();
            }}
          >
            {texts.clear}
          </button>
        )}
        <button type="button" className={css.tool} aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? texts.done : texts.edit}
        </button>
      </div>
      <ul ref={list} className={css.list}>
        {entries.map((words, at) => (
          <li key={words} className={css.item}>
            <button
              type="button"
              className={css.chip}
              aria-label={editing ? texts.remove(words) : undefined}
              onClick={() => {
                if (!editing) return onSearch(words);
                taken.current = at;
                onRemove(words);
              }}
            >
              <span className={css.words}>{words}</span>
              {editing && <XIcon size={14} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
