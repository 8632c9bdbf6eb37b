import { NavBar, type NavBarProps } from '@yimen/ui/mobile/nav-bar';
import * as css from './phone-bar.css.ts';

/**
 * The top of a phone page: title and way back. A shell such as WeChat has both in a bar of its own: there only what the
 * page adds at its end is seen.
 */
export function PhoneBar(props: NavBarProps) {
  return (
    <div className={css.bar} data-end={props.end ? '' : undefined}>
      <NavBar {...props} />
    </div>
  );
}
