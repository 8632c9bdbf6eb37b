import type { ReactNode, Ref } from 'react';
import { useLocale } from '../../locale/index.ts';
import { Popup, type PopupProps } from '../popup/index.ts';
import * as css from './action-sheet.css.ts';

export interface ActionSheetAction {
  id: string;
  label: string;
  /** A second, grey line: why it cannot be done, or what it does. */
  note?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export type ActionSheetProps = Omit<PopupProps, 'side' | 'label' | 'children' | 'onSelect'> & {
  /** What the choice is about: shown in grey above the actions, and the spoken name. */
  title: string;
  actions: readonly ActionSheetAction[];
  /** Called with the action's id, after the sheet has begun to close. */
  onAction: (id: string) => void;
  children?: undefined;
  ref?: Ref<HTMLDivElement>;
};

/** Things to do about one matter, from the lower edge, with 取消 below (DESIGN §10.9). */
export function ActionSheet({ title, actions, onAction, onOpenChange, ...rest }: ActionSheetProps) {
  const { cancel } = useLocale();
  return (
    <Popup {...rest} label={title} onOpenChange={onOpenChange}>
      <p aria-hidden className={css.title} data-drag-head="">
        {title}
      </p>
      <ul className={css.list}>
        {actions.map(({ id, label, note, tone = 'plain', disabled }) => (
          <li key={id} className={css.item}>
            <button
              type="button"
              className={css.action}
              data-tone={tone}
              disabled={disabled}
              onClick={() => {
                onOpenChange(false);
                onAction(id);
              }}
            >
              {label}
              {note && <span className={css.note}>{note}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={css.cancel} onClick={() => onOpenChange(false)}>
        {cancel}
      </button>
    </Popup>
  );
}
