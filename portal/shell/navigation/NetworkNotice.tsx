import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useRevalidator } from 'react-router';
import { useOnline } from '../../offline/online.ts';
import { phonePageAt } from '../routes/match.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { cancelTarget, forgetRefusals, isWithinPhone, openRefused, useRefusals } from './cancel-navigation.ts';

/**
 * Says that there is no network, and that a page could not be opened without one. When the network is back, reloads the
 * page's data. A phone page has its own notice for the missing network.
 */
export function NetworkNotice() {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const said = phonePageAt(useLocation().pathname) !== undefined;
  const refusals = useRefusals();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) {
      forgetRefusals();
      void revalidate();
    }
    wasOnline.current = online;
  }, [online, revalidate]);
  const words = noticeFor(online, refusals > 0, said);
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

function noticeFor(online: boolean, refused: boolean, said: boolean): string | undefined {
  if (refused)
    return online
      ? '页面没有打开，网络或服务没有回应。已留在本页，请稍后再试。'
      : '页面没有打开，网络已断开。已留在本页，恢复后再试。';
  return online || said ? undefined : '网络已断开。已打开的内容可以继续看，恢复后可接着办理。';
}

const blocksOffline: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  if (isWithinPhone(from, to)) return false;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return false;
  cancelTarget(to);
  return true;
};

/**
 * While there is no network, blocks navigations before they start, including Back, except those between phone pages.
 */
function CancelOffline() {
  useBlocker(blocksOffline);
  return null;
}
