import { NavBar, type NavBarProps } from '@yimen/ui/mobile/nav-bar';
import * as css from './phone-bar.css.ts';

/**
 * Top bar of a phone page: title and back button. A shell such as WeChat has both in its own bar: there only the page's
 * own actions are visible.
 */
export function PhoneBar(props: NavBarProps) {
  return (
    <div className={css.bar} data-end={props.end ? '' : undefined}>
      <NavBar {...props} />
    </div>
  );
}
