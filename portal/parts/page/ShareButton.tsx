import { Share2Icon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { useEffect, useState } from 'react';
import { useShellCan } from '../../shell/bridge/offered.ts';
import { sharedOf } from '../../shell/bridge/shared.ts';

/**
 * Shares the page, as its head describes it, with the shell's share menu or the phone's; renders nothing where there is
 * neither.
 */
export function ShareButton() {
  const shellCan = useShellCan('canShare');
  const [phoneCan, setPhoneCan] = useState(false);
  useEffect(() => setPhoneCan(typeof navigator.share === 'function'), []);
  if (!shellCan && !phoneCan) return null;
  async function share() {
    const page = sharedOf(document);
    if (window.yimenBridge?.share(page)) return;
    const { title, text, url } = page;
    // Closing the menu rejects the promise and is no error.
    await navigator.share?.({ title, text, url }).catch(() => undefined);
  }
  return <IconButton size="large" label="分享" icon={<Share2Icon size={22} />} onClick={() => void share()} />;
}
