import { confirmSession, endSessions } from '@yimen/contract/sign-in/session';
import { useDialogs } from '@yimen/ui/dialog';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { messageOf } from '../../../../lib/api/errors.ts';
import { useSite } from '../../../../shell/visit/current.ts';
import type { Busy } from './SessionList.tsx';
import { type SignedInSession, sessionDevice } from './words.ts';

/** Actions on the person's sessions: each asks for confirmation, runs once and shows its result. */
export function useSessionActs(reload: () => Promise<unknown>, canChangePassword: boolean) {
  const { confirm } = useDialogs();
  const { hotline } = useSite().site.unit;
  const heading = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState<Busy>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [advice, setAdvice] = useState<string>();

  async function run(which: string, act: () => Promise<string>): Promise<boolean> {
    setBusy(which);
    setProblem(undefined);
    setAdvice(undefined);
    try {
      const words = await act();
      await reload();
      setSaid(words);
      // The pressed button has been removed with its row.
      heading.current?.focus();
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  const endNow = (which: string) =>
    run(which, async () => {
      const { ended } = await call(endSessions, { which });
      return ended === 0 ? '设备已经退出' : `已退出 ${ended} 台设备`;
    });

  async function end({ id, device }: SignedInSession): Promise<boolean> {
    const { name } = sessionDevice(device);
    const text = '那台设备要重新登录才能继续使用，没有保存的内容可能会丢失。';
    const sure = await confirm({ title: `退出这台 ${name}？`, text, confirmLabel: '退出该设备', danger: true });
    return sure && endNow(id);
  }

  async function endOthers(): Promise<void> {
    const text = '只保留正在使用的这一台，其他设备都要重新登录。';
    const sure = await confirm({ title: '退出其他全部设备？', text, confirmLabel: '全部退出', danger: true });
    if (sure) await endNow('others');
  }

  async function answer(session: SignedInSession, isMine: boolean): Promise<void> {
    if (!isMine) {
      const whom = hotline ? `拨打服务热线 ${hotline}` : '联系管理员';
      const how = canChangePassword ? '在上方修改密码' : `${whom}重设密码`;
      if (await end(session)) setAdvice(`已退出该设备。如果密码可能被别人知道，请尽快${how}。`);
      return;
    }
    await run(session.id, async () => {
      await call(confirmSession, { id: session.id });
      return '已记下，这是您的设备';
    });
  }

  return {
    busy,
    problem,
    said,
    advice,
    heading,
    end: (session: SignedInSession) => void end(session),
    endOthers: () => void endOthers(),
    answer: (session: SignedInSession, isMine: boolean) => void answer(session, isMine),
  };
}
