import { paths } from '@yimen/contract/paths';
import { DialogProvider } from '@yimen/ui/dialog';
import { Empty } from '@yimen/ui/empty';
import { Section } from '@yimen/ui/mobile/section';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { Application } from '../deciding/Application.tsx';
import { DecideOne } from '../deciding/DecideOne.tsx';
import { FailedDecisions } from '../deciding/FailedDecisions.tsx';
import { type Deciding, useDeciding } from '../deciding/use-deciding.ts';
import { Course } from '../desktop/Course.tsx';
import { taskHref } from '../desktop/filters.ts';
import { Holder } from '../desktop/Holder.tsx';
import type { loader } from '../desktop/load-tasks.ts';
import { PlaceLink } from '../desktop/PlaceLink.tsx';
import { PhoneTasks } from './PhoneTasks.tsx';
import * as own from './tasks.css.ts';

export { loader, meta } from '../desktop/load-tasks.ts';

/** 任务中心 on a phone: the same views as on the desktop, and one approval's steps (DESIGN §9, 14). */
export default function PhoneTaskCenterPage() {
  return (
    <ToastProvider placement="mobile">
      <DialogProvider>
        <TaskCenter />
      </DialogProvider>
    </ToastProvider>
  );
}

function TaskCenter() {
  const { opened } = useLoaderData<typeof loader>();
  const deciding = useDeciding();
  return opened ? <Opened deciding={deciding} /> : <PhoneTasks deciding={deciding} />;
}

function Opened({ deciding }: { deciding: Deciding }) {
  const { filters, opened, ...loaded } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const now = useNow(loaded.now);
  if (!opened) return null;
  const { approval, fields, attachments, place, failed } = opened;
  const listHref = taskHref({ view: filters.view }, paths['mobile-task-center']);
  return (
    <>
      <PhoneBar title={approval?.title ?? '没有找到这件事'} backHref={listHref} />
      <div className={css.body}>
        {deciding.failed.length > 0 && (
          <div className={css.padded}>
            <FailedDecisions failed={deciding.failed} />
          </div>
        )}
        <PartFailed failed={failed} />
        {!approval && <Empty image={pictures.empty} title="它可能已经撤回，或者不是你的" />}
        {approval && (
          <>
            <div className={own.holder}>
              <Holder approval={approval} now={now} />
            </div>
            <div>
              {fields.length + attachments.length > 0 && (
                <Section>
                  <Application fields={fields} attachments={attachments} />
                </Section>
              )}
              {approval.decidable && (
                <Section>
                  <DecideOne key={approval.id} approval={approval} deciding={deciding} listHref={listHref} />
                </Section>
              )}
              <Section title="在哪里办理">
                <div className={own.place}>
                  <PlaceLink approval={approval} place={place} toLink={phoneLinkTo} />
                </div>
              </Section>
              <Section>
                <Course approval={approval} now={now} />
              </Section>
            </div>
          </>
        )}
      </div>
    </>
  );
}
