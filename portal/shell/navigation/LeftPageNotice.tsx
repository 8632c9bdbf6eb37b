import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { leftPageOf } from '../viewport/left-page.ts';
import { useSiteIfKnown } from '../visit/current.ts';
import { ActionNotice } from './ActionNotice.tsx';
import type { LeftPageWords } from './left-page-words.ts';

/** Names the page that was wanted where the site of this width has none and shows its first page instead. */
export function LeftPageNotice() {
  const { pathname, search, hash } = useLocation();
  const root = useSiteIfKnown();
  const [words, setWords] = useState<LeftPageWords>();
  useEffect(() => {
    const asked = leftPageOf(pathname + search + hash);
    if (asked === undefined || !root) return setWords(undefined);
    let left = false;
    import('./left-page-words.ts').then(
      ({ leftPageWords }) => !left && setWords(leftPageWords(asked, root)),
      // The page is there all the same.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [pathname, search, hash, root]);
  const close = { 知道了: () => setWords(undefined) };
  const href = words?.href;
  return (
    <ActionNotice
      shown={words !== undefined}
      tone="info"
      actions={href ? { 打开: () => window.location.assign(href), ...close } : close}
    >
      {words?.text}
    </ActionNotice>
  );
}
