import { paths } from '@yimen/contract/paths';
import { Button } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import {
  BellIcon,
  ClipboardListIcon,
  DatabaseIcon,
  HistoryIcon,
  LogOutIcon,
  MessageSquareIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  StarIcon,
  UserIcon,
} from '@yimen/ui/icon';
import { SideNav } from '@yimen/ui/side-nav';
import { ToastProvider } from '@yimen/ui/toast';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { leave } from '../../../shell/sign-out/leave.ts';
import { useSlow } from '../../../shell/skeleton/use-slow.ts';
import { useSite } from '../../../shell/visit/current.ts';
import type { FrameData, PersonSign } from './load-frame.ts';
import * as css from './person.css.ts';
import { personHref, placeAt } from './places.ts';

const placeIcons: Record<PersonSign, ReactNode> = {
  overview: <UserIcon size={20} />,
  collect: <StarIcon size={20} />,
  'recently-used': <HistoryIcon size={20} />,
  records: <ClipboardListIcon size={20} />,
  messages: <BellIcon size={20} />,
  'person-data': <DatabaseIcon size={20} />,
  feedback: <MessageSquareIcon size={20} />,
  account: <ShieldCheckIcon size={20} />,
  preferences: <SlidersHorizontalIcon size={20} />,
};

interface PersonFrameProps {
  frame: FrameData;
  current: PersonSign;
  children: ReactNode;
}

/**
 * Frame of the personal centre: navigation at the side, panels on paper (DESIGN §9, 08). It stays while another part
 * loads; the panels of a slow one are skeletons meanwhile.
 */
export function PersonFrame({ frame: { places }, current, children }: PersonFrameProps) {
  const { menus } = useSite();
  const slow = usePending(current);
  // The tasks are on the task centre's page, which an institution need not enable.
  const open = places.filter(
    ({ sign }) => sign !== 'records' || menus.desktop.some(({ path }) => path === paths['task-center']),
  );
  return (
    <ToastProvider>
      <div className={css.ground}>
        <div className={css.frame}>
          <div className={css.side}>
            <Card padding="none">
              <div className={css.nav}>
                <SideNav
                  label="个人中心"
                  size="large"
                  items={open.map(({ sign, name }) => ({
                    id: sign,
                    label: name,
                    href: personHref(sign),
                    icon: placeIcons[sign],
                    current: sign === (slow?.target ?? current),
                  }))}
                />
                <div className={css.leave}>
                  <div className={css.leaveWords}>
                    <Leave />
                  </div>
                </div>
              </div>
            </Card>
          </div>
          {slow && <slow.shapes.PendingPanels title={places.find(({ sign }) => sign === slow.target)?.name} />}
          <div hidden={slow !== undefined}>
            <div className={css.panels}>{children}</div>
          </div>
        </div>
      </div>
    </ToastProvider>
  );
}

/** The part of the personal centre that is loading slowly, if any. */
function usePending(current: PersonSign) {
  const { location } = useNavigation();
  const next = location && placeAt(location);
  return useSlow(next === current ? undefined : next);
}

function Leave() {
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      variant="text"
      startIcon={<LogOutIcon size={20} />}
      loading={leaving}
      loadingText="正在退出…"
      onClick={() => {
        setLeaving(true);
        void leave().finally(() => setLeaving(false));
      }}
    >
      退出登录
    </Button>
  );
}
