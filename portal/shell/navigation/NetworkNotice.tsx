import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useOnline } from '../../offline/online.ts';
import { hasPhoneLayout } from '../routes/match.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { CancelOffline } from './CancelOffline.tsx';
import { forgetRefusals, openRefused, useRefusals } from './cancel-navigation.ts';

/**
 * Says that the network is gone, for as long as it is, and when it let no other page be opened; when it is back, the
 * page's data are asked for anew. A phone page says by a strip of its own that there is none.
 */
export function NetworkNotice() {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const said = hasPhoneLayout(useLocation().pathname);
  const refusals = useRefusals();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) {
      forgetRefusals();
      void revalidate();
    }
    wasOnline.current = online;
  }, [online, revalidate]);
  const words = wordsFor(online, refusals > 0, said);
  const again = online && refusals > 0 ? { 重试: openRefused } : undefined;
  return (
    <>
      {!online && <CancelOffline />}
      <ActionNotice shown={words !== undefined} time={refusals} actions={again}>
        {words}
      </ActionNotice>
    </>
  );
}

function wordsFor(online: boolean, refused: boolean, said: boolean): string | undefined {
  if (refused)
    return online
      ? '页面没有打开，网络或服务没有回应。已留在本页，请稍后再试。'
      : '页面没有打开，网络已断开。已留在本页，恢复后再试。';
  return online || said ? undefined : '网络已断开。已打开的内容可以继续看，恢复后可接着办理。';
}
