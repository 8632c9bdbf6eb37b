import { type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon } from '../icon/icons.ts';
import * as list from '../internals/panel.css.ts';
import { usePanelPlace } from '../internals/usePanelPlace.ts';
import { useLocale } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { matchOption } from './matchOption.ts';
import * as css from './multi-select.css.ts';
import type { useMultiSelect } from './useMultiSelect.ts';

type PanelProps = {
  listId: string;
  labelId: string;
  select: ReturnType<typeof useMultiSelect>;
  loading: boolean;
  status?: ReactNode;
  footer?: ReactNode;
};

/** The options under the field, those chosen marked. */
export function MultiSelectPanel({ listId, labelId, select, loading, status, footer }: PanelProps) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { side } = usePanelPlace(panel);
  const { shown, active, isChosen, full, max } = select;
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    // The press must not take the focus out of the input before the click arrives.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, acts on nothing
    <div
      ref={panel}
      data-side={side}
      className={css.panel}
      onMouseDown={(event) => {
        if (!(event.target instanceof Element && event.target.closest('a, button'))) event.preventDefault();
      }}
    >
      {status && <div className={list.groupTitle}>{status}</div>}
      {full && max !== undefined && <div className={list.groupTitle}>{locale.multiSelect.full(max)}</div>}
      {loading && (
        <div className={css.loading}>
          <Spinner size={18} label={false} />
          {locale.loading}
        </div>
      )}
      {!loading && shown.length === 0 && <div className={list.groupTitle}>{locale.noResults}</div>}
      {shown.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-labelledby={labelId}
          aria-multiselectable
          tabIndex={-1}
          className={css.list}
        >
          {shown.map((option, index) => {
            const chosen = isChosen(option.value);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the combobox, which holds the focus
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={chosen}
                aria-disabled={option.disabled || (full && !chosen) || undefined}
                data-active={index === active ? '' : undefined}
                className={list.option}
                onPointerMove={() => select.setActive(index)}
                onClick={() => select.toggle(option)}
              >
                {option.icon}
                <span className={css.words}>
                  <span className={css.title}>{marked(option.label, select.query)}</span>
                  {option.note && <span className={css.note}>{option.note}</span>}
                </span>
                {chosen && <CheckIcon size={18} />}
              </div>
            );
          })}
        </div>
      )}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}

function marked(label: string, query: string): ReactNode {
  const range = query.trim() === '' ? undefined : matchOption(label, query);
  if (!range) return label;
  const signs = [...label];
  return (
    <>
      {signs.slice(0, range[0]).join('')}
      <mark className={css.match}>{signs.slice(...range).join('')}</mark>
      {signs.slice(range[1]).join('')}
    </>
  );
}
