import { Avatar } from '@yimen/ui/avatar';
import { Card } from '@yimen/ui/card';
import { SideNav } from '@yimen/ui/side-nav';
import { Text } from '@yimen/ui/text';
import { useLocation } from 'react-router';
import { GuestCard } from '../../../features/home/shared/GuestCard.tsx';
import * as css from '../../../parts/page/columns.css.ts';
import { useSite } from '../../visit/current.ts';
import { menuLinks } from '../../visit/current-entry.ts';

/** The visitor's name, or the sign-in link, and the site's menu. */
export function PersonColumn() {
  const { user, menus } = useSite();
  const items = menuLinks(menus.desktop, useLocation()).filter(({ external }) => !external);
  return (
    <>
      {user ? (
        <Card padding="large">
          <div className={css.who}>
            <Avatar name={user.name} src={user.avatar ?? undefined} size={64} decorative />
            <Text strong size="title3">
              {user.name}
            </Text>
            <Text size="meta" tone="secondary">
              {[user.department, user.title].filter(Boolean).join('，')}
            </Text>
          </div>
        </Card>
      ) : (
        <GuestCard onPaper />
      )}
      <SideNav label="本站页面" items={items} />
    </>
  );
}
