import { type Ref, useState } from 'react';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { BottomSheet, type BottomSheetProps, SheetAction } from '../bottom-sheet/index.ts';
import { type PickerColumns, PickerView, resolve } from './PickerView.tsx';

export type PickerProps = Omit<
  BottomSheetProps,
  'children' | 'headStart' | 'headEnd' | 'footer' | 'snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange'
> & {
  columns: PickerColumns;
  value: readonly string[];
  /** Called by 完成 with the chosen values. */
  onConfirm: (value: string[]) => void;
  children?: undefined;
  ref?: Ref<HTMLDivElement>;
};

/** A sheet with wheels to choose from, 取消 and 完成 beside its title (DESIGN §10.9). */
export function Picker({ columns, value, onConfirm, ...rest }: PickerProps) {
  const { cancel } = useLocale();
  const mobile = useMobileLocale();
  const [draft, setDraft] = useState<readonly string[]>();
  function close() {
    setDraft(undefined);
    rest.onOpenChange(false);
  }
  return (
    <BottomSheet
      {...rest}
      onOpenChange={(open) => (open ? rest.onOpenChange(true) : close())}
      headStart={
        <SheetAction data-dialog-close="" onClick={close}>
          {cancel}
        </SheetAction>
      }
      headEnd={
        <SheetAction
          strong
          data-dialog-close=""
          onClick={() => {
            onConfirm(resolve(columns, draft ?? value).shown);
            close();
          }}
        >
          {mobile.picker.done}
        </SheetAction>
      }
    >
      <PickerView aria-label={rest.title} columns={columns} value={draft ?? value} onValueChange={setDraft} />
    </BottomSheet>
  );
}
