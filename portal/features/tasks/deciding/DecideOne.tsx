import type { Approval } from '@yimen/contract/tasks/approvals';
import { Heading } from '@yimen/ui/heading';
import { useNavigate } from 'react-router';
import { DecideButtons } from './DecideButtons.tsx';
import * as css from './deciding.css.ts';
import { FailedDecisions } from './FailedDecisions.tsx';
import { useDeciding } from './use-deciding.ts';

/** Decides the opened approval, and leads back to the list from which it was opened. */
export function DecideOne({ approval, listHref }: { approval: Approval; listHref: string }) {
  const deciding = useDeciding();
  const navigate = useNavigate();
  return (
    <section aria-labelledby="decide" className={css.one}>
      <Heading level={2} size="title3" id="decide">
        你的意见
      </Heading>
      <FailedDecisions failed={deciding.failed} />
      <div className={css.buttons}>
        <DecideButtons deciding={deciding} items={[approval]} onDone={() => void navigate(listHref)} />
      </div>
    </section>
  );
}
