import { paths } from '@yimen/contract/paths';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { usePhoneRobot } from '../../../shell/robot/robot-link.ts';
import { useCareSwitch } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { defaultEntry } from '../../../shell/visit/menus.ts';
import * as css from './foot.css.ts';

const me = paths['mobile-personal-center'];

/** The bottom of the phone's home page: links for everybody that are nowhere else on it, and the institution. */
export function HomeFoot() {
  const { site, user, menus } = useSite();
  const robot = usePhoneRobot();
  const { care, label, turn } = useCareSwitch();
  return (
    <footer className={css.foot}>
      <div className={css.ways}>
        {robot && (
          <ButtonLink variant="text" href={robot.href} external={robot.external}>
            问助手
          </ButtonLink>
        )}
        {/* In care mode the header has the switch. */}
        {!care && (
          <Button variant="text" onClick={turn}>
            {label}
          </Button>
        )}
        {/* Where no tab leads to the page with sign-out. */}
        {user && !defaultEntry(menus.mobile, me) && (
          <ButtonLink variant="text" href={me}>
            我的
          </ButtonLink>
        )}
      </div>
      <Text as="p" size="meta" tone="tertiary" align="center">
        <span className={css.words}>{site.unit.name}</span> <span className={css.words}>{site.unit.icp}</span>
      </Text>
    </footer>
  );
}
