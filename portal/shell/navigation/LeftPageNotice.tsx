import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { leftPageOf } from '../viewport/left-page.ts';
import { useSiteIfKnown } from '../visit/current.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { type LeftPageWords, leftPageWords } from './left-page-words.ts';

/** Says that the site for this width lacks the requested page, and shows its first page instead. */
export function LeftPageNotice() {
  const { pathname, search, hash } = useLocation();
  const root = useSiteIfKnown();
  const [words, setWords] = useState<LeftPageWords>();
  useEffect(() => {
    const asked = leftPageOf(pathname + search + hash);
    setWords(asked === undefined || !root ? undefined : leftPageWords(asked, root));
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
