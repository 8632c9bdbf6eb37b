import { Avatar } from '../avatar/index.ts';
import { DropdownMenu, type MenuItem } from '../dropdown-menu/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import type { DomProps } from '../internals/dom.ts';
import * as css from './user-menu.css.ts';

export type UserMenuProps = DomProps<
  'div',
  {
    name: string;
    /** Address of the picture; the name's initial without it. */
    avatar?: string;
    /** A line under the name inside the menu: department, class. */
    note?: string;
    /** Entries, the way out last. */
    items: readonly MenuItem[];
    children?: undefined;
  }
>;

/** Who is signed in, and what belongs to the person, at the header's end. Renders a div with a menu button. */
export function UserMenu({ name, avatar, note, items, ...rest }: UserMenuProps) {
  return (
    <DropdownMenu
      {...rest}
      items={items}
      head={
        <>
          <div className={css.headName}>{name}</div>
          {note && <div className={css.headNote}>{note}</div>}
        </>
      }
      trigger={(props) => (
        <button {...props} className={css.trigger}>
          <span className={css.face}>
            <Avatar name={name} src={avatar} size={32} decorative />
          </span>
          <span className={css.name}>{name}</span>
          <ChevronDownIcon size={16} />
        </button>
      )}
    />
  );
}
