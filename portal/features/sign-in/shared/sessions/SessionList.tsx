import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type Ref, useId } from 'react';
import { whenText } from '../../../../lib/time/clock.ts';
import { SessionRow, type SessionRowProps } from './SessionRow.tsx';
import * as css from './sessions.css.ts';
import { currentFirst, lifetimeText, type SessionsData, type SignedInSession, sessionDevice } from './words.ts';

/** What is being ended or answered: a session's id, or all others. */
export type Busy = string | 'others' | undefined;

export interface SessionListProps extends Pick<SessionRowProps, 'wayOut'> {
  data: SessionsData;
  /** `YYYY-MM-DD` */
  today: string;
  busy?: Busy;
  onEnd(session: SignedInSession): void;
  onEndOthers(): void;
  /** Called when the person says whether a new device is theirs. */
  onAnswer(session: SignedInSession, isMine: boolean): void;
  /** The heading, which gets the focus when a row was removed. */
  headingRef?: Ref<HTMLElement>;
}

/** The person's sessions: this device first, new ones last with a question above (DESIGN §9, 36). */
export function SessionList({ data, today, busy, wayOut, onEnd, onEndOthers, onAnswer, headingRef }: SessionListProps) {
  const id = useId();
  const sessions = currentFirst(data.list);
  const strange = sessions.find(({ unfamiliar }) => unfamiliar);
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <Heading level={2} id={id} ref={headingRef} tabIndex={-1}>
            我登录的设备
          </Heading>
          <Text tone="secondary">{lifetimeText(data)}</Text>
        </div>
        {sessions.length > 1 && (
          <Button loading={busy === 'others'} onClick={onEndOthers}>
            退出其他全部设备
          </Button>
        )}
      </div>
      {strange && (
        <SignOutQuestion
          key={strange.id}
          session={strange}
          today={today}
          busy={busy === strange.id}
          onAnswer={onAnswer}
        />
      )}
      <ul className={css.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            today={today}
            ending={busy === session.id}
            wayOut={wayOut}
            onEnd={() => onEnd(session)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface QuestionProps extends Pick<SessionListProps, 'today' | 'onAnswer'> {
  session: SignedInSession;
  busy: boolean;
}

function SignOutQuestion({ session, today, busy, onAnswer }: QuestionProps) {
  const { name, app } = sessionDevice(session.device);
  const where = session.current ? '您正在一台没用过的设备上登录' : '在一台没用过的设备上登录';
  return (
    <Alert
      tone="warning"
      action={
        <span className={css.answers}>
          <Button variant="text" size="small" disabled={busy} onClick={() => onAnswer(session, true)}>
            是我
          </Button>
          {!session.current && (
            <Button variant="text" size="small" disabled={busy} onClick={() => onAnswer(session, false)}>
              不是我
            </Button>
          )}
        </span>
      }
    >
      {whenText(session.startedAt, today)} {where}（{[name, app].filter(Boolean).join('，')}）。
      {!session.current && '如果不是您，请退出该设备。'}
    </Alert>
  );
}
