import { useEffect, useRef, useState } from 'react';
import { isAuthPath, pathOf } from '../routes/match.ts';
import { restoreTyped } from '../session/drafts/restore.ts';
import { dropDraft, keepDraft, readDraft, type TypedFields } from '../session/drafts/store.ts';
import { forgetTyped, typedFields, watchTyping } from '../session/drafts/typed.ts';
import { currentWarning } from '../session/expiry.ts';
import { personOf } from '../session/person.ts';
import { readSession, wasTakenBack } from '../session/session.ts';

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
 * Keeps what is being typed when the session ends, and puts it back on the same page for the same person. A page
 * that is left while the session lasts keeps nothing.
 */
export function useDraftKeeping({ person, path, leaving }: Page) {
  const [restored, setRestored] = useState(false);
  const restoring = useRef<ReturnType<typeof restoreTyped>>(undefined);
  /** What the last page held when it was left: only the next one tells whether the session was over. */
  const left = useRef<Typed>(undefined);

  const opened = useRef(path);

  useEffect(watchTyping, []);

  useEffect(() => {
    if (leaving) left.current = { path, fields: typedFields() };
  }, [leaving, path]);

  useEffect(() => {
    if (opened.current !== path) forgetTyped();
    opened.current = path;
    if (isAuthPath(pathOf(path))) return;
    if (readSession().isTourist) return;
    left.current = undefined;
    const draft = readDraft();
    if (!draft) return;
    if (draft.person !== person || draft.state === 'leaving') return dropDraft();
    if (draft.path !== path) return;
    const running = restoreTyped(draft.fields, { onRestored: () => setRestored(true), onDone: dropDraft });
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
      keep(person, path, left.current, ended ? 'ended' : 'leaving');
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [person, path]);

  return {
    restored,
    keep: () => keep(person, path, left.current, 'ended'),
    undo() {
      restoring.current?.undo();
      dropDraft();
      forgetTyped();
      setRestored(false);
    },
    close: () => setRestored(false),
  };
}

function keep(person: string, path: string, left: Typed | undefined, state: 'leaving' | 'ended'): void {
  const fields = typedFields();
  const typed = Object.keys(fields).length > 0 ? { path, fields } : left;
  if (!typed || Object.keys(typed.fields).length === 0) return;
  // A draft that waits to be put back must not be taken for one of a page that was merely left.
  if (state === 'leaving' && readDraft()?.state === 'ended') return;
  keepDraft({ person, ...typed, at: Date.now(), state });
}
