import { DialogProvider } from '@yimen/ui/dialog';
import { ToastProvider, useToast } from '@yimen/ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { namedInMenu } from '../../../shell/visit/current-entry.ts';
import type { Draft } from '../draft.ts';
import { LeftOut } from '../LeftOut.tsx';
import { useReminders } from '../use-reminders.ts';
import { type Schedule, useSchedule } from '../use-schedule.ts';
import { scheduleHref } from './href.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { Side } from './Side.tsx';
import * as css from './schedule.css.ts';
import { Toolbar } from './Toolbar.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta = namedInMenu;

/** Loaded when the first entry is opened. */
const Opened = lazy(() => import('./OpenedEntry.tsx'));

/**
 * 日程中心: courses, exams, the school calendar and the person's own entries, by month, week or day (DESIGN §9, 07, 33,
 * 34).
 */
export default function ScheduleCenterPage() {
  return (
    <ToastProvider>
      <DialogProvider>
        <ScheduleCenter />
      </DialogProvider>
    </ToastProvider>
  );
}

function ScheduleCenter() {
  const schedule = useSchedule();
  const { place, failed, sources, params } = schedule;
  const { open, close } = useOpening(schedule);
  const here = useMounted();
  const openEntry = (entry: string) => open({ entry });
  const add = (date: string, start?: string) => open({ entry: 'new', start }, date);
  const [unsaved] = useState(() => new Map<string, Draft>());
  useReminders(schedule.items, schedule.now, useToast().info);
  const busy = useNavigation().state === 'loading';
  return (
    <div className={css.layout} data-print="schedule">
      <div className={css.main}>
        <Toolbar schedule={schedule} onAdd={() => open({ entry: 'new' })} />
        {failed && <LoadFailed what="日程" />}
        <PartFailed failed={sources} waiting={schedule.waiting} />
        <LeftOut complete={schedule.complete} />
        <div className={css.grid} aria-busy={busy}>
          {place.view === 'school-calendar' ? (
            <SchoolCalendar schedule={schedule} onOpen={openEntry} />
          ) : (
            <ScheduleGrid schedule={schedule} onOpen={openEntry} onAdd={add} />
          )}
        </div>
      </div>
      <Side schedule={schedule} onOpen={openEntry} />
      {here && params.has('entry') && (
        <Suspense fallback={null}>
          <Opened key={params.get('entry')} schedule={schedule} unsaved={unsaved} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** True after hydration: the server renders no dialog. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

/** Opens and closes the dialog that the address names: Back closes it, and a link opens it. */
function useOpening(schedule: Schedule) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  return {
    open(opened: { entry: string; start?: string }, date = schedule.place.date) {
      setOpened(true);
      void navigate(scheduleHref(schedule, { ...schedule.place, date }, opened), asStep);
    },
    close() {
      // After opening a link there is no earlier page to go back to.
      if (opened) void navigate(-1);
      else void navigate(scheduleHref(schedule, schedule.place), { ...asStep, replace: true });
      setOpened(false);
    },
  };
}
