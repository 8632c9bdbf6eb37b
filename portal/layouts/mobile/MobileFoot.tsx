import { Button, ButtonLink } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { useLocation } from 'react-router';
import { useCareSwitch } from '../../boot/care.ts';
import { useSite } from '../../boot/current.ts';
import type { RobotEntry } from '../../robot/load-robot.ts';
import { trimmed } from '../../routes/match.ts';
import { signInHref } from '../../session/sign-in-link.ts';
import { leave } from '../../sign-on/leave.ts';
import { useHash } from '../../viewport/use-hash.ts';
import * as css from './foot.css.ts';

/** The end of a phone page: who is here with the way in or out, and who runs the site. */
export function MobileFoot({ robot }: { robot: RobotEntry | null }) {
  const { site, user } = useSite();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const { unit } = site;
  const { label, turn } = useCareSwitch();
  // The person's own page has these among its settings.
  const settled = user !== null && trimmed(pathname) === '/mobile/personal-center';
  return (
    <footer className={css.foot}>
      {settled ? null : user ? (
        <div className={css.account}>
          <Text as="span" tone="secondary">
            已登录：{user.name}
          </Text>
          <Button variant="text" onClick={() => void leave()}>
            退出登录
          </Button>
        </div>
      ) : (
        <ButtonLink href={signInHref({ pathname, search, hash })} variant="outline">
          登录后办理
        </ButtonLink>
      )}
      {robot && (
        <ButtonLink variant="text" href={robot.href} external={robot.external}>
          问助手
        </ButtonLink>
      )}
      {!settled && (
        <Button variant="text" onClick={turn}>
          {label}
        </Button>
      )}
      <Text size="micro" tone="tertiary">
        {[unit.name, unit.icp].filter(Boolean).join('　')}
      </Text>
    </footer>
  );
}
