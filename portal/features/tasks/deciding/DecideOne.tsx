import type { Approval } from '@yimen/contract/tasks/approvals';
import { Heading } from '@yimen/ui/heading';
import { useNavigate } from 'react-router';
import { DecideButtons } from './DecideButtons.tsx';
import * as css from './deciding.css.ts';
import type { Deciding } from './use-deciding.ts';

interface DecideOneProps {
  approval: Approval;
  deciding: Deciding;
  listHref: string;
}

/** Decides the opened approval, and leads back to the list from which it was opened. */
export function DecideOne({ approval, deciding, listHref }: DecideOneProps) {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="decide" className={css.one}>
      <Heading level={2} size="title3" id="decide">
        你的意见
      </Heading>
      <div className={css.buttons}>
        <DecideButtons
          deciding={deciding}
          items={[approval]}
          draft={approval.id}
          onDecided={(ids) => ids.length > 0 && void navigate(listHref, { replace: true })}
        />
      </div>
    </section>
  );
}
