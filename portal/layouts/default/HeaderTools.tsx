import { LargeTextIcon, SearchIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { useLocation } from 'react-router';
import { useCareSwitch } from '../../boot/care.ts';
import { useSite } from '../../boot/current.ts';
import { trimmed } from '../../routes/match.ts';
import * as css from './header-tools.css.ts';

const hall = '/service-hall';

/** Search, where the page itself has none, and care mode, where no rail offers it. */
export function HeaderTools() {
  const { desktopHome } = useSite();
  const { care, label, turn } = useCareSwitch();
  const pathname = trimmed(useLocation().pathname);
  const searches = pathname === hall || pathname === '/home' || pathname === desktopHome;
  return (
    <>
      {!searches && <IconButtonLink label="搜索服务" icon={<SearchIcon />} href={hall} />}
      <button type="button" className={care ? css.leaveCare : css.enterCare} onClick={turn}>
        <LargeTextIcon size={20} />
        {label}
      </button>
    </>
  );
}
