import { useEffect, useRef, useState } from 'react';
import { currentDrafts, type Drafts, restoreDrafts } from '../../lib/drafts/registry.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts/store.ts';
import { currentWarning } from '../../lib/session/expiry.ts';
import { personOf } from '../../lib/session/person.ts';
import { readSession, wasTakenBack } from '../../lib/session/session.ts';
import { isAuthPath, pathOf } from '../routes/match.ts';

interface Page {
  person: string;
  /** Path and query of the page. */
  path: string;
  /** True while another page loads. */
  leaving: boolean;
}

interface PageDrafts {
  path: string;
  fields: Drafts;
}

/**
 * Saves typed text when the session ends or the page is reloaded, as after a phone has discarded a hidden tab; restores
 * it on the same page for the same person. A page that is left for another saves nothing.
 */
export function useDraftKeeping({ person, path, leaving }: Page) {
  const [restored, setRestored] = useState(false);
  const restoring = useRef<ReturnType<typeof restoreDrafts>>(undefined);
  /** The drafts of the page that was left: only the next page shows whether the session was over. */
  const left = useRef<PageDrafts>(undefined);

  const reloaded = useRef(true);

  useEffect(() => {
    if (leaving) left.current = { path, fields: currentDrafts() };
  }, [leaving, path]);

  useEffect(() => {
    const again = reloaded.current && isReloaded();
    reloaded.current = false;
    if (isAuthPath(pathOf(path))) return;
    if (readSession().isTourist) return;
    left.current = undefined;
    const draft = readDraft();
    if (!draft) return;
    const stays = again && draft.path === path;
    if (draft.person !== person || (draft.state === 'leaving' && !stays)) return dropDraft();
    if (draft.path !== path) return;
    const running = restoreDrafts(draft.fields, pathOf(path), {
      onRestored: () => setRestored(true),
      onDone: dropDraft,
    });
    restoring.current = running;
    return () => {
      running.stop();
      restoring.current = undefined;
      setRestored(false);
    };
  }, [person, path]);

  useEffect(() => {
    const leave = () => {
      const ended = currentWarning() === 'expired';
      // During a reload, this page can learn of the session's end before it is left: the answer removes the token.
      if (!ended && !wasTakenBack() && personOf(readSession().token) !== person) return;
      if (savePageDraft(person, path, left.current, ended ? 'ended' : 'leaving')) return;
      // A draft saved when the page was hidden has since been submitted.
      if (!restoring.current && readDraft()?.state === 'leaving') dropDraft();
    };
    const hide = () => {
      if (document.hidden) leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [person, path]);

  return {
    restored,
    keep: () => void savePageDraft(person, path, left.current, 'ended'),
    undo() {
      restoring.current?.undo();
      dropDraft();
      setRestored(false);
    },
    close: () => setRestored(false),
  };
}

/** Saves the page's drafts; false when nothing was typed. */
function savePageDraft(
  person: string,
  path: string,
  left: PageDrafts | undefined,
  state: 'leaving' | 'ended',
): boolean {
  const fields = currentDrafts();
  const typed = Object.keys(fields).length > 0 ? { path, fields } : left;
  if (!typed || Object.keys(typed.fields).length === 0) return false;
  // A draft that waits to be restored must not become one of a page that was just left.
  if (state === 'leaving' && readDraft()?.state === 'ended') return true;
  saveDraft({ person, ...typed, at: Date.now(), state });
  return true;
}

/** Whether this document is a reload, or the browser discarded the tab before. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { wasDiscarded } = document as { wasDiscarded?: boolean };
  return entry?.type === 'reload' || wasDiscarded === true;
}
