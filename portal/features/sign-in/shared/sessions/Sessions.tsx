import { listSessions } from '@yimen/contract/sign-in/session';
import { Alert } from '@yimen/ui/alert';
import { DialogProvider } from '@yimen/ui/dialog';
import { Skeleton } from '@yimen/ui/skeleton';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { messageOf } from '../../../../lib/api/errors.ts';
import { useApi } from '../../../../lib/api/use-api.ts';
import type { Moment } from '../../../../lib/time/clock.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { RetryInPlace } from '../../../../parts/failures/RetryInPlace.tsx';
import { ChangePassword, type PasswordRules } from '../password/ChangePassword.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';
import * as css from './sessions.css.ts';
import { useSessionActs } from './use-session-acts.ts';
import type { SessionsData } from './words.ts';

interface SessionsProps extends Pick<SessionListProps, 'wayOut'> {
  /** The loader's data. */
  fallback?: SessionsData;
  /** The password's rules; null when the person has no password here. */
  password: PasswordRules | null;
  /** The moment in Shanghai when the page was rendered. */
  now: Moment;
}

/** The person's password and devices, for the personal centre of both sites. */
export function Sessions(props: SessionsProps) {
  return (
    <DialogProvider>
      <DeviceList {...props} />
    </DialogProvider>
  );
}

function DeviceList({ fallback, password, now, wayOut }: SessionsProps) {
  const { data, error, isValidating, mutate } = useApi(listSessions, {}, { fallback });
  const { day } = useNow(now);
  const { busy, problem, said, advice, heading, end, endOthers, answer } = useSessionActs(
    () => mutate(),
    password !== null,
  );
  return (
    <div className={css.whole}>
      {password && <ChangePassword rules={password} onChanged={() => void mutate()} />}
      {problem && (
        <Alert tone="error" urgent>
          {problem}
        </Alert>
      )}
      {advice && <Alert tone="success">{advice}</Alert>}
      {!data && error && (
        <Alert
          tone="error"
          action={<RetryInPlace size="small" retrying={isValidating} onRetry={() => void mutate()} />}
        >
          登录的设备没有加载出来：{messageOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <SessionList
          data={data}
          today={day}
          busy={busy}
          wayOut={wayOut}
          headingRef={heading}
          onEnd={end}
          onEndOthers={endOthers}
          onAnswer={answer}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
