import { useEffect, useRef, useState } from 'react';
import { restoreTyped } from '../../lib/drafts/restore.ts';
import { dropDraft, keepDraft, readDraft, type TypedFields } from '../../lib/drafts/store.ts';
import { forgetTyped, typedFields, watchTyping } from '../../lib/drafts/typed.ts';
import { currentWarning } from '../../lib/session/expiry.ts';
import { personOf } from '../../lib/session/person.ts';
import { readSession, wasTakenBack } from '../../lib/session/session.ts';
import { isAuthPath, pathOf } from '../routes/match.ts';

interface Page {
  person: string;
  /** Path and query. */
  path: string;
  /** True while another page is on its way. */
  leaving: boolean;
}

interface Typed {
  path: string;
  fields: TypedFields;
}

/**
 * Keeps what is being typed when the session ends, or when the page is loaded anew, as a phone does that has closed a
 * hidden tab; and puts it back on the same page for the same person. A page that is left for another keeps nothing.
 */
export function useDraftKeeping({ person, path, leaving }: Page) {
  const [restored, setRestored] = useState(false);
  const restoring = useRef<ReturnType<typeof restoreTyped>>(undefined);
  /** What the last page held when it was left: only the next one tells whether the session was over. */
  const left = useRef<Typed>(undefined);

  const opened = useRef(path);
  const reloaded = useRef(true);

  useEffect(watchTyping, []);

  useEffect(() => {
    if (leaving) left.current = { path, fields: typedFields() };
  }, [leaving, path]);

  useEffect(() => {
    if (opened.current !== path) forgetTyped();
    opened.current = path;
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
    const fields = draft.state === 'leaving' ? textsOf(draft.fields) : draft.fields;
    const running = restoreTyped(fields, { onRestored: () => setRestored(true), onDone: dropDraft });
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
      // A page that is loaded anew hears of the end before this one is left: its answer takes the token back.
      if (!ended && !wasTakenBack() && personOf(readSession().token) !== person) return;
      if (keep(person, path, left.current, ended ? 'ended' : 'leaving')) return;
      // What was kept when the page was hidden before has been saved meanwhile.
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
    keep: () => void keep(person, path, left.current, 'ended'),
    undo() {
      restoring.current?.undo();
      dropDraft();
      forgetTyped();
      setRestored(false);
    },
    close: () => setRestored(false),
  };
}

/** False when nothing was typed. */
function keep(person: string, path: string, left: Typed | undefined, state: 'leaving' | 'ended'): boolean {
  const fields = typedFields();
  const typed = Object.keys(fields).length > 0 ? { path, fields } : left;
  if (!typed || Object.keys(typed.fields).length === 0) return false;
  // A draft that waits to be put back must not be taken for one of a page that was merely left.
  if (state === 'leaving' && readDraft()?.state === 'ended') return true;
  keepDraft({ person, ...typed, at: Date.now(), state });
  return true;
}

/** Whether this document shows once more what its tab showed before. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { wasDiscarded } = document as { wasDiscarded?: boolean };
  return entry?.type === 'reload' || wasDiscarded === true;
}

/** Without ticks: while the session lasts, most are saved as soon as they are set. */
function textsOf(fields: TypedFields): TypedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, content]) => typeof content === 'string'));
}
