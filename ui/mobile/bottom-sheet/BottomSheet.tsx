import { type ReactNode, type Ref, useRef } from 'react';
import { XIcon } from '../../icon/icons.ts';
import { IconButton } from '../../icon-button/index.ts';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useKeyboardScroll } from '../../internals/touch/useKeyboardScroll.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useValue } from '../../internals/useValue.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { Popup, type PopupProps } from '../popup/index.ts';
import * as css from './bottom-sheet.css.ts';
import { useSnap } from './useSnap.ts';

export type BottomSheetProps = Omit<PopupProps, 'label' | 'side' | 'draggable'> & {
  title: string;
  /** Before the title, instead of nothing: 取消. */
  headStart?: ReactNode;
  /** After the title, instead of the cross: 完成. */
  headEnd?: ReactNode;
  /** Buttons that stay at the bottom. */
  footer?: ReactNode;
  /** Heights at which it rests, as shares of the window's, the lowest first; without them it is as high as its content. */
  snapPoints?: readonly number[];
  /** Which of `snapPoints` it rests at. */
  snap?: number;
  defaultSnap?: number;
  onSnapChange?: (snap: number) => void;
  ref?: Ref<HTMLDivElement>;
};

/** A sheet from the lower edge with a title and a cross (DESIGN §10.9); dragged down, or thrown, it closes. */
export function BottomSheet({
  title,
  headStart,
  headEnd,
  footer,
  snapPoints,
  snap,
  defaultSnap = 0,
  onSnapChange,
  children,
  ref,
  ...rest
}: BottomSheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useValue(snap, defaultSnap, onSnapChange);
  const { dismissible = true, onOpenChange } = rest;
  return (
    <Popup {...rest} ref={useMergedRef(panel, ref)} label={title} draggable={snapPoints === undefined}>
      <Sheet
        title={title}
        headStart={headStart}
        headEnd={headEnd}
        footer={footer}
        snapPoints={snapPoints}
        at={at}
        dismissible={dismissible}
        onSnap={setAt}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </Sheet>
    </Popup>
  );
}

type SheetProps = Pick<BottomSheetProps, 'headStart' | 'headEnd' | 'footer' | 'snapPoints' | 'children'> & {
  title: string;
  at: number;
  dismissible: boolean;
  onSnap: (snap: number) => void;
  onClose: () => void;
};

function Sheet({
  title,
  headStart,
  headEnd,
  footer,
  snapPoints,
  at,
  dismissible,
  onSnap,
  onClose,
  children,
}: SheetProps) {
  const mobile = useMobileLocale();
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScroll(body);
  useSnap(root, { snapPoints, onSnap, onClose: dismissible ? onClose : undefined });
  const share = snapPoints?.[at];
  const last = (snapPoints?.length ?? 1) - 1;
  return (
    <div
      ref={root}
      className={css.sheet}
      style={share === undefined ? undefined : assignVar(css.height, `${share * 100}dvh`)}
    >
      <div className={css.head} data-drag-head="">
        {last > 0 ? (
          <button
            type="button"
            className={css.handle}
            data-dialog-close=""
            aria-expanded={at === last}
            aria-label={at === last ? mobile.sheet.collapse : mobile.sheet.expand}
            onClick={() => onSnap(at === last ? 0 : at + 1)}
          >
            <span className={css.grip} />
          </button>
        ) : (
          <span className={css.handle}>
            <span className={css.grip} />
          </span>
        )}
        <div className={css.bar}>
          <div className={css.start}>{headStart}</div>
          <div aria-hidden className={css.title}>
            {title}
          </div>
          <div className={css.end}>
            {headEnd ?? (
              <IconButton
                size="large"
                label={mobile.sheet.close}
                icon={<XIcon size={22} />}
                data-dialog-close=""
                onClick={onClose}
              />
            )}
          </div>
        </div>
      </div>
      <div ref={body} className={css.body}>
        {children}
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </div>
  );
}

export type SheetActionProps = DomProps<'button', { strong?: boolean }>;

/** The words at either side of a sheet's title: 取消, 完成. Renders a button of 44 px. */
export function SheetAction({ strong, ...rest }: SheetActionProps) {
  return <button type="button" {...rest} className={strong ? css.strongAction : css.action} />;
}
