import { type Ref, useCallback, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { CircleAlertIcon } from '../../icon/icons.ts';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { BottomSheet, type BottomSheetProps, SheetAction } from '../bottom-sheet/index.ts';
import * as css from './calendar.css.ts';
import { countDays, type Days, MobileCalendar, type MobileCalendarProps } from './MobileCalendar.tsx';

export type CalendarSheetProps = Omit<
  BottomSheetProps,
  'children' | 'headStart' | 'headEnd' | 'footer' | 'snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange' | 'title'
> &
  Pick<MobileCalendarProps, 'mode' | 'min' | 'max' | 'today'> & {
    title?: string;
    value: Days;
    /** Called by 确认日期; an empty value after 清除. */
    onConfirm: (value: string[]) => void;
    /** The longest range, in days: beyond it 最多选择 N 天 stands above the button, which then does nothing. */
    maxDays?: number;
    children?: undefined;
    ref?: Ref<HTMLDivElement>;
  };

/** A sheet with a calendar, 取消 and 清除 beside its title and one button (DESIGN §10.9; specification, message kit). */
export function CalendarSheet({
  title,
  mode = 'single',
  value,
  onConfirm,
  maxDays = Number.POSITIVE_INFINITY,
  min,
  max,
  today,
  ...rest
}: CalendarSheetProps) {
  const { cancel, clear, datePicker } = useLocale();
  const mobile = useMobileLocale();
  const [draft, setDraft] = useState<Days>();
  const day = useRef<HTMLElement>(null);
  // The initial focus is on the day from which the arrow keys move.
  const findDay = useCallback((calendar: HTMLElement | null) => {
    day.current = calendar?.querySelector<HTMLElement>('[data-date][tabindex="0"]') ?? null;
  }, []);
  const days = draft ?? value;
  const count = countDays(days);
  const over = mode === 'range' && count > maxDays;
  const half = mode === 'range' && days.length === 1;

  function close() {
    setDraft(undefined);
    rest.onOpenChange(false);
  }
  return (
    <BottomSheet
      initialFocus={day}
      {...rest}
      title={title ?? mobile.calendar.title}
      onOpenChange={(open) => (open ? rest.onOpenChange(true) : close())}
      headStart={
        <SheetAction data-dialog-close="" onClick={close}>
          {cancel}
        </SheetAction>
      }
      headEnd={
        <SheetAction data-dialog-close="" disabled={days.length === 0} onClick={() => setDraft([])}>
          {clear}
        </SheetAction>
      }
      footer={
        <div className={css.foot}>
          {mode === 'range' && (
            <p className={css.prompt} role="status" data-tone={over ? 'error' : 'plain'}>
              {over && (
                <>
                  <CircleAlertIcon size={16} strokeWidth={2} />
                  {datePicker.over(maxDays, count)}
                </>
              )}
              {!over && half && datePicker.pickEnd}
              {!over && !half && count > 0 && datePicker.chosen(count)}
              {count === 0 && Number.isFinite(maxDays) && datePicker.limit(maxDays)}
            </p>
          )}
          <Button
            variant="primary"
            size="large"
            fullWidth
            disabled={over || half}
            onClick={() => {
              onConfirm(half ? [] : [...days]);
              close();
            }}
          >
            {datePicker.confirm}
          </Button>
        </div>
      }
    >
      <div className={css.inSheet}>
        <MobileCalendar
          ref={findDay}
          aria-label={title ?? mobile.calendar.title}
          mode={mode}
          min={min}
          max={max}
          today={today}
          value={days}
          onValueChange={setDraft}
        />
      </div>
    </BottomSheet>
  );
}
