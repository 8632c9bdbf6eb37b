import { DialogProvider } from '@yimen/ui/dialog';
import { ToastProvider, useToast } from '@yimen/ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useNavigation } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import type { Draft } from '../draft.ts';
import { LeftOut } from '../LeftOut.tsx';
import { useReminders } from '../use-reminders.ts';
import { type Schedule, useSchedule } from '../use-schedule.ts';
import { Grid } from './Grid.tsx';
import { hrefOf } from './href.ts';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { Side } from './Side.tsx';
import * as css from './schedule.css.ts';
import { Toolbar } from './Toolbar.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches, location }) => [
  { title: pageTitle(matches, pageNameIn({ matches, location }, '日程中心')) },
];

/** Fetched with the first entry that is opened, not with the page. */
const Opened = lazy(() => import('./Opened.tsx'));

/** 日程中心: courses, exams, the school calendar and what one has noted, by month, week or day (design, 07, 33, 34). */
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
  const [unsaved] = useState(() => new Map<string, Draft>());
  useReminders(schedule.items, schedule.now, useToast().info);
  const busy = useNavigation().state === 'loading';
  return (
    <div className={css.layout} data-print="schedule">
      <div className={css.main}>
        <Toolbar schedule={schedule} onAdd={() => open('new')} />
        {failed && <LoadFailed what="日程" />}
        <PartFailed failed={sources} />
        <LeftOut complete={schedule.complete} />
        <div className={css.grid} aria-busy={busy}>
          {place.view === 'school-calendar' ? (
            <SchoolCalendar schedule={schedule} onOpen={open} />
          ) : (
            <Grid schedule={schedule} onOpen={open} />
          )}
        </div>
      </div>
      <Side schedule={schedule} onOpen={open} />
      {here && params.has('entry') && (
        <Suspense fallback={null}>
          <Opened key={params.get('entry')} schedule={schedule} unsaved={unsaved} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** A dialog stands over a page that is there: the server draws none. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}

/** Opens and closes what the address names: Back closes it, and a link of it opens it. */
function useOpening(schedule: Schedule) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  return {
    open(entry: string) {
      setOpened(true);
      void navigate(hrefOf(schedule, schedule.place, { entry }), asStep);
    },
    close() {
      // Who came by a link has nothing here to go back to.
      if (opened) void navigate(-1);
      else void navigate(hrefOf(schedule, schedule.place), { ...asStep, replace: true });
      setOpened(false);
    },
  };
}
