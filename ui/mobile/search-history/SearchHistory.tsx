import { useState } from 'react';
import { XIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './search-history.css.ts';

export type SearchHistoryProps = DomProps<
  'section',
  {
    /** What was searched for, the latest first. */
    entries: readonly string[];
    onSearch: (words: string) => void;
    onRemove: (words: string) => void;
    onClear: () => void;
    children?: undefined;
  }
>;

/** What the reader searched for, as chips; 编辑 turns a press into taking one away. Renders a section, or nothing when there is none. */
export function SearchHistory({ entries, onSearch, onRemove, onClear, ...rest }: SearchHistoryProps) {
  const { searchHistory: texts } = useLocale().mobile;
  const [editing, setEditing] = useState(false);
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
      <ul className={css.list}>
        {entries.map((words) => (
          <li key={words} className={css.item}>
            <button
              type="button"
              className={css.chip}
              aria-label={editing ? texts.remove(words) : undefined}
              onClick={() => (editing ? onRemove(words) : onSearch(words))}
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
