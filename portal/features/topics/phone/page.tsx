import { paths } from '@yimen/contract/paths';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { ShareButton } from '../../../parts/page/ShareButton.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import type { loader } from '../desktop/load-topic.ts';
import { stagesOf, stepView } from '../desktop/stages.ts';
import { useProgress } from '../desktop/use-progress.ts';
import { Stage } from './Stage.tsx';
import { Summary } from './Summary.tsx';
import * as css from './topic.css.ts';
import { Urgent } from './Urgent.tsx';

export { loader, meta } from '../desktop/load-topic.ts';

/** A topic on a phone: the member's progress, steps that need attention now, then the stages (DESIGN §9, 39). */
export default function PhoneTopicPage() {
  return (
    <ToastProvider placement="mobile">
      <Topic />
    </ToastProvider>
  );
}

function Topic() {
  const topic = useLoaderData<typeof loader>();
  const member = useSite().user !== null;
  const { progress, tick } = useProgress(topic, member);
  const now = useNow(topic.now);
  const urgent = topic.checklist.filter((item) => stepView(item, now, progress).state === 'urgent');
  return (
    <>
      <PhoneBar title="专题" titleElement="p" backHref={paths['mobile-home']} end={<ShareButton />} />
      <Summary topic={topic} progress={progress} now={now} />
      <div className={css.stack}>
        {member && !progress && <LoadFailed what="办理进度" />}
        <SectionColumns>
          {progress && urgent.length > 0 && <Urgent items={urgent} progress={progress} now={now} />}
          {stagesOf(topic).map((stage) => (
            <Stage
              key={stage.name}
              stage={stage}
              progress={progress}
              now={now}
              onTick={(step, done) => void tick(step, done)}
            />
          ))}
        </SectionColumns>
      </div>
    </>
  );
}
