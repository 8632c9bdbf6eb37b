import type { ReactNode } from 'react';
import { useLinkTarget } from '../link/LinkProvider.tsx';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './search-field.css.ts';
import { useStill } from './useStill.ts';

export type SearchSuggestion = {
  id: string;
  href: string;
  /** Opens in a new window. */
  external?: boolean;
  title: string;
  /** Ranges `[from, to)` of the title that the query matched. */
  matches?: [number, number][];
  /** How what matched is read (chéng jì dān), for eyes alone: a voice reads the title. */
  reading?: string;
  /** A second text at the end: the department. */
  note?: string;
  icon?: ReactNode;
};

const newWindow = { target: '_blank', rel: 'noopener noreferrer' };

type SearchPanelProps = {
  listId: string;
  label: string;
  suggestions: SearchSuggestion[];
  active: number;
  loading: boolean;
  status?: string;
  footer?: { label: string; href: string };
  onChoose: () => void;
};

/** The list under a search field, with what was understood above it and the way out below. */
export function SearchPanel({ listId, label, active, onChoose, ...given }: SearchPanelProps) {
  const locale = useLocale();
  const Target = useLinkTarget();
  const { shown, hold } = useStill(given);
  const { suggestions, loading, status, footer } = shown;
  return (
    // The press must not take the focus out of the input before the click arrives.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, acts on nothing
    <div className={css.panel} onPointerDown={hold} onMouseDown={(event) => event.preventDefault()}>
      {status && <div className={css.status}>{status}</div>}
      {loading && suggestions.length === 0 && (
        <div className={css.loading}>
          <Spinner size={18} label={false} />
          {locale.loading}
        </div>
      )}
      {suggestions.length > 0 && (
        <div id={listId} role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <Target
              key={suggestion.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={suggestion.href}
              {...(suggestion.external && newWindow)}
              className={css.option}
              onClick={onChoose}
            >
              {suggestion.icon}
              <span className={css.title}>
                {marked(suggestion.title, suggestion.matches ?? [])}
                {suggestion.reading && (
                  <span aria-hidden className={css.reading}>
                    {suggestion.reading}
                  </span>
                )}
              </span>
              {suggestion.note && <span className={css.note}>{suggestion.note}</span>}
              {index === active && (
                <span aria-hidden className={css.key}>
                  {locale.enterKey}
                </span>
              )}
            </Target>
          ))}
        </div>
      )}
      {footer && (
        <div className={css.footer}>
          <Target href={footer.href} className={css.elsewhere} onClick={onChoose}>
            {footer.label}
          </Target>
        </div>
      )}
    </div>
  );
}

function marked(title: string, matches: [number, number][]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of [...matches].sort((a, b) => a[0] - b[0])) {
    if (from < at || to <= from) continue;
    parts.push(
      title.slice(at, from),
      <mark key={from} className={css.match}>
        {title.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(title.slice(at));
  return parts;
}
