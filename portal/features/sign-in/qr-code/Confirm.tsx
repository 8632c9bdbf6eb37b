import type { DataOf } from '@yimen/contract/endpoint';
import type { qrScan } from '@yimen/contract/sign-in/qr-code';
import { Alert } from '@yimen/ui/alert';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ClockIcon, GlobeIcon, MonitorIcon } from '@yimen/ui/icon';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { clockMoment, whenText } from '../../../lib/time/clock.ts';
import { useShellCan } from '../../../shell/bridge/offered.ts';
import * as css from './confirm.css.ts';

export interface ConfirmProps {
  code: string;
  person: Person;
}

/** The person as whom the other device will be signed in. */
interface Person {
  name: string;
  title: string;
}

type Stage =
  | { is: 'asking' }
  | { is: 'question'; asker: DataOf<typeof qrScan> }
  | { is: 'done'; title: string; text: string }
  | { is: 'failed'; reason: string };

/** Codes that have been scanned: strict mode mounts twice, but each code must be requested once. */
const scans = new Map<string, Promise<DataOf<typeof qrScan>>>();

function scan(code: string): Promise<DataOf<typeof qrScan>> {
  const running = scans.get(code) ?? import('./answer.ts').then(({ askForCode }) => askForCode(code));
  scans.set(code, running);
  return running;
}

/** Asks the person who scanned a code whether to sign that device in as them. */
export function Confirm({ code, person }: ConfirmProps) {
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const [answering, setAnswering] = useState<'accept' | 'refuse'>();

  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
    scan(code).then(
      (asker) => setStage({ is: 'question', asker }),
      (error: unknown) => setStage({ is: 'failed', reason: messageOf(error) }),
    );
  }, [code]);

  async function answer(accept: boolean) {
    setAnswering(accept ? 'accept' : 'refuse');
    try {
      const { reply } = await import('./answer.ts');
      await reply(code, accept);
      setStage(
        accept
          ? { is: 'done', title: '已确认登录', text: '可以回到电脑上继续了' }
          : { is: 'done', title: '已取消', text: '那台设备没有登录' },
      );
    } catch (error) {
      setStage({ is: 'failed', reason: messageOf(error) });
    }
  }

  return (
    <ConfirmFrame>
      {stage.is === 'asking' && (
        <div className={css.words}>
          <Heading level={1}>正在查看请求…</Heading>
          <Spinner label={false} />
        </div>
      )}
      {stage.is === 'question' && (
        <ConfirmQuestion
          asker={stage.asker}
          person={person}
          answering={answering}
          onAnswer={(accept) => void answer(accept)}
        />
      )}
      {stage.is === 'done' && (
        <>
          <div className={css.words} role="status">
            <Heading level={1}>{stage.title}</Heading>
            <Text tone="secondary">{stage.text}</Text>
          </div>
          <ConfirmExit />
        </>
      )}
      {stage.is === 'failed' && <Failure reason={stage.reason} />}
      <noscript>
        <Text>确认登录需要运行脚本，请在浏览器设置中允许后重新扫码。</Text>
      </noscript>
    </ConfirmFrame>
  );
}

/** Says why the scanned code cannot be used. */
export function Unreadable({ reason }: { reason: string }) {
  return (
    <ConfirmFrame>
      <Failure reason={reason} />
    </ConfirmFrame>
  );
}

function ConfirmFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <ConfirmPicture />
      {children}
    </main>
  );
}

function Failure({ reason }: { reason: string }) {
  return (
    <>
      <div className={css.words}>
        <Heading level={1}>没有完成</Heading>
      </div>
      <Alert tone="error" role="alert">
        {reason}
      </Alert>
      <ConfirmExit />
    </>
  );
}

/** Links after the answer: in a shell, the window can be closed, because it was opened only for this. */
function ConfirmExit() {
  const closes = useShellCan('canClose');
  const home = (
    <ButtonLink href="/" variant={closes ? 'text' : 'secondary'} size="large" fullWidth>
      返回首页
    </ButtonLink>
  );
  if (!closes) return home;
  return (
    <div className={css.actions}>
      <Button variant="primary" size="large" fullWidth onClick={() => window.yimenBridge?.close()}>
        关闭
      </Button>
      {home}
    </div>
  );
}

interface QuestionProps {
  asker: DataOf<typeof qrScan>;
  person: Person;
  answering: 'accept' | 'refuse' | undefined;
  onAnswer: (accept: boolean) => void;
}

/** Phrases at whose ends a line may break, not inside a name or a title. */
function identityPhrases({ name, title }: Person): string[] {
  return title ? [`将以“${name}，`, `${title}”`, '的身份登录'] : [`将以“${name}”的身份登录`];
}

/** What is known of the requesting device, and the two answers. */
function ConfirmQuestion({ asker, person, answering, onAnswer }: QuestionProps) {
  return (
    <>
      <div className={css.words}>
        <Heading level={1} size="display">
          在电脑上登录？
        </Heading>
        <Text tone="secondary">
          {identityPhrases(person).map((phrase) => (
            <span key={phrase} className={css.phrase}>
              {phrase}
            </span>
          ))}
        </Text>
      </div>
      <dl className={css.facts}>
        <Fact icon={<MonitorIcon />} label="设备" value={asker.device} />
        <Fact icon={<GlobeIcon />} label="网络" value={asker.address} />
        <Fact icon={<ClockIcon />} label="时间" value={whenText(asker.askedAt, clockMoment(new Date()).day)} />
      </dl>
      <div className={css.whole}>
        <Alert tone="warning">
          <span className={css.phrase}>只扫自己打开的二维码。</span>
          <span className={css.phrase}>别人发来的码，不要确认。</span>
        </Alert>
      </div>
      <div className={css.actions}>
        <Button
          variant="primary"
          size="xlarge"
          fullWidth
          loading={answering === 'accept'}
          loadingText="正在确认…"
          onClick={() => onAnswer(true)}
        >
          确认登录
        </Button>
        <Button variant="text" size="large" fullWidth loading={answering === 'refuse'} onClick={() => onAnswer(false)}>
          不是我，取消
        </Button>
      </div>
    </>
  );
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>
        {icon} {label}
      </dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

/** A picture of a computer's screen with a phone in front of it. */
function ConfirmPicture() {
  return (
    <svg viewBox="0 0 200 130" className={css.picture} aria-hidden>
      <ellipse cx="100" cy="122" rx="96" ry="8" className={css.ground} />
      <rect x="20" y="6" width="144" height="92" rx="7" className={css.body} />
      <rect x="26" y="12" width="132" height="80" rx="2" className={css.glass} />
      <rect x="26" y="12" width="132" height="80" rx="2" className={css.sky} />
      <circle cx="124" cy="34" r="9" className={css.sun} />
      <path d="M26 92V74l30-26 26 22 20-16 56 38z" className={css.hills} />
      <path d="M84 98h16v12h22v6H62v-6h22z" className={css.body} />
      <rect x="144" y="46" width="38" height="70" rx="6" className={css.body} />
      <rect x="148" y="51" width="30" height="58" rx="2" className={css.glass} />
      <circle cx="163" cy="80" r="11" className={css.mark} />
      <path d="m158 80 4 4 7-8" className={css.tick} />
    </svg>
  );
}
