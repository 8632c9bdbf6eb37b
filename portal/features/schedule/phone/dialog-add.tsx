import { MobileToastProvider } from '@yimen/ui/mobile/toast';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useHydrated } from '../../../shell/viewport/use-hydrated.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { AddSheet } from './AddSheet.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';
import { useShown } from './use-shown.ts';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '添加日程') }];

/** The form of an entry in a sheet over its day; typed text stays until it is saved (DESIGN §9, 15). */
export default function PhoneScheduleAddPage() {
  const schedule = usePhoneSchedule();
  const shown = useShown();
  const opened = useOnce(useHydrated() && shown);
  // An entry that has not loaded must not look like a new one.
  const unread = schedule.failed && schedule.params.has('entry') && !schedule.open.item;
  const saved = useRef(false);
  const [turn, setTurn] = useState(0);
  // After saving, the form is reset when it is hidden.
  useLayoutEffect(
    () => () => {
      if (saved.current) setTurn((before) => before + 1);
      saved.current = false;
    },
    [],
  );
  return (
    <MobileToastProvider>
      <PhoneSchedule path={phonePaths.schedule} />
      {opened && (
        <AddSheet
          key={`${schedule.params} ${turn}`}
          open={shown && !unread}
          schedule={schedule}
          onSaved={() => {
            saved.current = true;
          }}
        />
      )}
    </MobileToastProvider>
  );
}

/**
 * True from the first time on: the form may start with a waiting write of this browser, which the server cannot render.
 */
function useOnce(shown: boolean): boolean {
  const [once, setOnce] = useState(false);
  if (shown && !once) setOnce(true);
  return once;
}
