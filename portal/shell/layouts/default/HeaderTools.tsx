import { paths } from '@yimen/contract/paths';
import { BotIcon, LargeTextIcon, SearchIcon } from '@yimen/ui/icon';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useLocation } from 'react-router';
import type { RobotEntry } from '../../robot/load-robot.ts';
import { robotLink } from '../../robot/robot-link.ts';
import { trimmed } from '../../routes/match.ts';
import { useCareSwitch } from '../../visit/care.ts';
import { useSite } from '../../visit/current.ts';
import { useSearchKeys } from '../../visit/search-keys.ts';
import * as css from './header-tools.css.ts';
import { ToolLink } from './ToolLink.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

const hall = paths['service-hall'];
const searchPath = paths.search;

/**
 * Header icons: search, where the page itself has none; the assistant and care mode, where the tool rail is not shown.
 * As icons only for a member, whose menu is longer; never in care mode, where the menu has rows of its own.
 */
export function HeaderTools({ robot }: { robot: RobotEntry | null }) {
  const { desktopHome, user } = useSite();
  const { care, label, turn } = useCareSwitch();
  const pathname = trimmed(useLocation().pathname);
  const searches = [hall, searchPath, paths.home, desktopHome].includes(pathname);
  const words = (text: string) => (user && !care ? <VisuallyHidden>{text}</VisuallyHidden> : text);
  // The search across all content is for members (specification, section 4); the hall's is open to all.
  const searchHref = user ? searchPath : hall;
  const keys = useSearchKeys();
  useSearchShortcut(searchHref);
  return (
    <>
      {!searches && <ToolLink label="搜索" icon={<SearchIcon />} href={searchHref} aria-keyshortcuts={keys.aria} />}
      {robot && (
        <a className={css.enter} title="问助手" {...robotLink(robot)}>
          <BotIcon size={20} />
          {words('问助手')}
        </a>
      )}
      <button type="button" className={care ? css.leaveCare : css.enter} title={label} onClick={turn}>
        <LargeTextIcon size={20} />
        {care ? label : words(label)}
      </button>
    </>
  );
}
