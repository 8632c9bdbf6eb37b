/** Messages about the session between the tabs of one browser; times in ms since 1970. */
export type SessionNews =
  | { kind: 'signed-in'; person: string | undefined }
  | { kind: 'signed-out' }
  /** The visitor did something at this time, so the other tabs are not idle either. */
  | { kind: 'operated'; at: number }
  /** The API has told one tab that the session has ended. */
  | { kind: 'expired'; person: string | undefined }
  /** This tab shows the dialog for all tabs. */
  | { kind: 'dialog'; at: number; tab: string };

let channel: BroadcastChannel | null | undefined;

// One channel per tab: a second one would receive the messages of the first. A browser that refuses cookies may refuse
// the channel.
function sharedChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('ym-session');
  } catch {
    channel = null;
  }
  return channel;
}

export function broadcast(news: SessionNews): void {
  sharedChannel()?.postMessage(news);
}

/** Calls the listener with each message from another tab; returns how to unsubscribe. */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  const onMessage = (event: MessageEvent<SessionNews>) => listener(event.data);
  const shared = sharedChannel();
  shared?.addEventListener('message', onMessage);
  return () => shared?.removeEventListener('message', onMessage);
}
