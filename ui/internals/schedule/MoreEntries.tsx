import { useEffect, useRef, useState } from 'react';
import { ChevronRightIcon, XIcon } from '../../icon/icons.ts';
import { IconButton } from '../../icon-button/index.ts';
import { useLocale } from '../../locale/index.ts';
import { cx } from '../dom.ts';
import { useDismiss } from '../useDismiss.ts';
import { usePanelPlace } from '../usePanelPlace.ts';
import * as css from './schedule.css.ts';

export const scheduleTones = ['course', 'exam', 'personal', 'calendar'] as const;
export type ScheduleTone = (typeof scheduleTones)[number];

type MoreEntriesProps = {
  /** 还有 2 项 */
  words: string;
  /** Its accessible name, for when the visible text alone is not enough. */
  name: string;
  /** The head of the panel. */
  title: string;
  entries: readonly { id: string; title: string; note: string; tone: ScheduleTone }[];
  onOpen?: (id: string) => void;
};

/** A button for the entries that did not fit, with a panel that lists all entries. */
export function MoreEntries({ words, name, title, entries, onOpen }: MoreEntriesProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(root, open, (how) => (how === 'escape' ? close() : setOpen(false)));
  return (
    <div ref={root} className={css.moreRoot}>
      <button
        ref={button}
        type="button"
        className={css.more}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && <EntriesPanel title={title} entries={entries} onOpen={onOpen} onClose={close} />}
    </div>
  );
}

type PanelProps = Pick<MoreEntriesProps, 'title' | 'entries' | 'onOpen'> & { onClose: () => void };

function EntriesPanel({ title, entries, onOpen, onClose }: PanelProps) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { side, align } = usePanelPlace(panel);
  useEffect(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} role="dialog" aria-label={title} data-side={side} data-align={align} className={css.panel}>
      <div className={css.panelHead}>
        <span className={css.panelTitle}>{title}</span>
        <IconButton size="small" label={locale.close} icon={<XIcon size={18} />} onClick={onClose} />
      </div>
      <ul className={css.items}>
        {entries.map((entry) => {
          const content = (
            <>
              <span className={cx(css.bar, css.tones[entry.tone])} />
              <span className={css.itemWords}>
                <span className={css.itemTitle}>{entry.title}</span>
                {entry.note && <span className={css.itemNote}>{entry.note}</span>}
              </span>
              {onOpen && <ChevronRightIcon size={16} />}
            </>
          );
          return (
            <li key={entry.id} className={css.item}>
              {onOpen ? (
                <button type="button" className={css.itemButton} onClick={() => onOpen(entry.id)}>
                  {content}
                </button>
              ) : (
                <span className={css.itemButton}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
