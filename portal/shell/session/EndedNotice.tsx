import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noteEndAnnounced } from '../../lib/session/session.ts';
import { ActionNotice } from '../navigation/ActionNotice.tsx';
import { signInHref } from '../routes/sign-in-link.ts';
import { useHash } from '../viewport/use-hash.ts';

/** Says once that the session has ended, on the page that the server rendered for a guest because of that. */
export function EndedNotice({ onClose }: { onClose(): void }) {
  const { pathname, search } = useLocation();
  const hash = useHash();
  const navigate = useNavigate();
  useEffect(noteEndAnnounced, []);
  const actions = {
    重新登录: () => void navigate(signInHref({ pathname, search, hash })),
    知道了: onClose,
  };
  return (
    <ActionNotice shown actions={actions}>
      登录状态已过期，请重新登录。
    </ActionNotice>
  );
}
