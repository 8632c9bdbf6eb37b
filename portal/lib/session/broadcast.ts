/** What tabs of one browser tell each other about the session; times in ms since 1970. */
export type SessionNews =
  | { kind: 'signed-in'; person: string | undefined }
  | { kind: 'signed-out' }
  /** Somebody did something at this time, so the other tabs are not idle either. */
  | { kind: 'operated'; at: number }
  /** The API has told one tab that the session has ended. */
  | { kind: 'expired'; person: string | undefined }
  /** This tab shows the one dialog of all tabs. */
  | { kind: 'dialog'; at: number; tab: string };

let channel: BroadcastChannel | null | undefined;

// One channel for a tab: a second one would hear what the first says. A browser that refuses cookies may refuse it.
function shared(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('ym-session');
  } catch {
    channel = null;
  }
  return channel;
}

export function broadcast(news: SessionNews): void {
  shared()?.postMessage(news);
}

/** Calls back with what another tab tells; returns how to stop. */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = (event: MessageEvent<SessionNews>) => listener(event.data);
  const heard = shared();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
