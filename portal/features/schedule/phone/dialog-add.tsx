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

/** The form of an entry in a sheet over its day; what was typed stays until it is saved (design, 15). */
export default function MobileScheduleAddPage() {
  const schedule = usePhoneSchedule();
  const shown = useShown();
  const opened = useOnce(useHydrated() && shown);
  // An entry that has not been read must not look like a new one.
  const unread = schedule.failed && schedule.params.has('entry') && !schedule.open.item;
  const saved = useRef(false);
  const [turn, setTurn] = useState(0);
  // What was saved is not typed again; the form is emptied once it is out of sight.
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

/** True from the first time on: the form begins with what waits in this browser, which the server cannot draw. */
function useOnce(shown: boolean): boolean {
  const [once, setOnce] = useState(false);
  if (shown && !once) setOnce(true);
  return once;
}
