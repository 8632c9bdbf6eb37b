import type { DataOf, InputOf } from '@yimen/contract/endpoint';
import type { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { leave } from '../../../shell/sign-out/leave.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { type Background, Brand, Scene } from '../Scene.tsx';
import { feet } from '../scene.css.ts';
import { EndedIdentity, IdentityCard, OnlyIdentity } from './IdentityCard.tsx';
import * as css from './identities.css.ts';

interface IdentitiesProps {
  identities: DataOf<typeof listIdentities>['list'];
  /** Whether each sign-in asks, by the person's own choice. */
  asks: boolean;
  background?: Background;
  redirect: string | null;
  /** The server's answer to a form that was sent without scripts. */
  refused?: string;
}

/** The question with a card for each identity; the button repeats the choice (DESIGN §9, 28). */
export function Identities({ identities, asks, background, redirect, refused }: IdentitiesProps) {
  const { site, user } = useSite();
  const { hotline } = site.unit;
  const open = identities.filter(({ ended }) => !ended);
  const ended = identities.filter((identity) => identity.ended);
  const first = open.find(({ active }) => active) ?? open.find(({ isDefault }) => isDefault) ?? open[0];
  const [chosen, choose] = useState(first?.id ?? '');
  const [ask, setAsk] = useState(asks);
  const { problem, busy, submit } = useGoingOn({ id: chosen, ask }, redirect, refused);
  const label = open.find(({ id }) => id === chosen)?.label ?? '';
  const several = open.length > 1;
  const alone = identities.length === 1;

  return (
    <Scene background={background} shape="edge">
      <div className={css.columns}>
        <Brand />
        <main id="main" tabIndex={-1} className={css.main}>
          <div className={css.words}>
            <Heading level={1} size="display">
              {several ? `${user?.name ?? ''}，选择进入的身份` : `${user?.name ?? ''}，您好`}
            </Heading>
            <Text tone="secondary">
              {several
                ? `不同身份看到的服务、待办和数据不同，进入后可以随时切换。${ask ? '' : '下次登录直接用这次选的身份。'}`
                : '这是您在这里的身份。'}
            </Text>
          </div>
          {problem && (
            <div className={css.problem}>
              <Alert tone="error" role="alert">
                {problem}
              </Alert>
            </div>
          )}
          <form method="post" onSubmit={submit} className={css.form} data-alone={alone ? '' : undefined}>
            <fieldset className={css.cards}>
              <legend className={css.legend}>身份</legend>
              {alone && first && <OnlyIdentity identity={first} />}
              {!alone &&
                open.map((identity) => (
                  <IdentityCard
                    key={identity.id}
                    identity={identity}
                    chosen={identity.id === chosen}
                    onChoose={() => choose(identity.id)}
                  />
                ))}
              {ended.map((identity) => (
                <EndedIdentity key={identity.id} identity={identity} />
              ))}
            </fieldset>
            {several && <Checkbox name="ask" label="每次登录都让我选" checked={ask} onCheckedChange={setAsk} />}
            <div className={css.actions}>
              <Button variant="text" size="large" onClick={() => void leave()}>
                退出登录
              </Button>
              <Button type="submit" variant="primary" size="xlarge" loading={busy} loadingText="正在进入…">
                {label ? `以${label}身份进入` : '进入'}
              </Button>
            </div>
          </form>
        </main>
        <footer className={feet.edge}>身份信息不对？请联系管理员{hotline && `，服务热线 ${hotline}`}</footer>
      </div>
    </Scene>
  );
}

/** Sends the answer; an error of the server stays on the page. */
function useGoingOn(choice: InputOf<typeof chooseIdentity>, redirect: string | null, refused: string | undefined) {
  const [problem, setProblem] = useState(refused);
  const [busy, setBusy] = useState(false);

  async function goOn() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { switchIdentity } = await import('./go-on-as.ts');
      location.replace(await switchIdentity(choice, redirect));
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void goOn();
  }
  return { problem, busy, submit };
}
