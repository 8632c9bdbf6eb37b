import { ButtonLink } from '@yimen/ui/button';
import { UserMenu } from '@yimen/ui/user-menu';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { signInHref } from '../../session/sign-in-link.ts';
import { useHash } from '../../viewport/use-hash.ts';

/** Who is here and the way out, or for a guest the way in, which leads back to this very place. */
export function AccountArea() {
  const { user } = useSite();
  const { pathname, search } = useLocation();
  const hash = useHash();
  if (!user) {
    return (
      <ButtonLink href={signInHref({ pathname, search, hash })} variant="primary">
        登录
      </ButtonLink>
    );
  }
  return (
    <UserMenu
      name={user.name}
      avatar={user.avatar ?? undefined}
      items={[{ id: 'sign-out', label: '退出登录', onSelect: () => void leave(), danger: true }]}
    />
  );
}

async function leave(): Promise<void> {
  const { signOut } = await import('../../sign-on/sign-out.ts');
  // A new document: nothing of the member stays in memory or behind the Back button.
  location.replace(await signOut());
}
