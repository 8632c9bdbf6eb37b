import { paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { UserMenu } from '@yimen/ui/user-menu';
import { useLocation } from 'react-router';
import { identitiesHref, signInHref } from '../../routes/sign-in-link.ts';
import { leave } from '../../sign-out/leave.ts';
import { useHash } from '../../viewport/use-hash.ts';
import { useSite } from '../../visit/current.ts';
import { defaultEntry } from '../../visit/menus.ts';

const personPath = paths['personal-center'];

/** The member's account menu with sign-out; for a guest the sign-in link, which leads back to this page. */
export function AccountArea() {
  const { user, site, menus } = useSite();
  const { pathname, search } = useLocation();
  const hash = useHash();
  if (!user) {
    return (
      <ButtonLink
        href={signInHref({ pathname, search, hash })}
        variant={isWhite(site.theme.topBackground) ? 'primary' : 'secondary'}
      >
        登录
      </ButtonLink>
    );
  }
  return (
    <UserMenu
      name={user.name}
      avatar={user.avatar ?? undefined}
      note={[user.identity !== user.title && user.identity, user.department, user.title].filter(Boolean).join('，')}
      items={[
        ...(defaultEntry(menus.desktop, personPath)
          ? [
              { id: 'own', label: '个人中心', href: personPath },
              { id: 'preferences', label: '偏好设置', href: `${personPath}?tab=preferences` },
            ]
          : []),
        ...(user.identities > 1
          ? [{ id: 'identity', label: '切换身份', href: identitiesHref(pathname + search + hash) }]
          : []),
        { id: 'sign-out', label: '退出登录', onSelect: () => void leave(), danger: true },
      ]}
    />
  );
}

/** A solid button in the theme's colour would be invisible on a header of that colour. */
function isWhite(background: string | null | undefined): boolean {
  return !background || /^#f{3}(f{3})?$/i.test(background);
}
