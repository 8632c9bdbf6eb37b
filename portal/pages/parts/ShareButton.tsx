import { Share2Icon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { useEffect, useState } from 'react';

/** Hands the page to the phone's share menu, or to the shell's; nothing where there is neither. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const [able, setAble] = useState(false);
  useEffect(() => setAble(typeof navigator.share === 'function' || window.yimenBridge?.canShare === true), []);
  if (!able) return null;
  async function share() {
    const what = { title, text, url: location.href };
    if (window.yimenBridge?.share(what)) return;
    // Closing the menu again is no failure.
    await navigator.share?.(what).catch(() => undefined);
  }
  return <IconButton size="large" label="分享" icon={<Share2Icon size={22} />} onClick={() => void share()} />;
}
