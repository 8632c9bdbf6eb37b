import { useLocation } from 'react-router';
import { pageSiteOf } from '../routes/match.ts';
import { ActionNotice } from './ActionNotice.tsx';

interface WidthNoticeProps {
  held: boolean;
  onChange: () => void;
}

/** Asks before switching to the other site for the window's new width, when that would lose typed text. */
export function WidthNotice({ held, onChange }: WidthNoticeProps) {
  const onPhone = pageSiteOf(useLocation().pathname) === 'mobile';
  const [change, other] = onPhone ? ['变宽', '电脑版'] : ['变窄', '手机版'];
  return (
    <ActionNotice shown={held} actions={{ [`换到${other}`]: onChange }}>
      窗口{change}了。换到{other}，填写的内容不会保留。
    </ActionNotice>
  );
}
