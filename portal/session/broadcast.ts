/** What tabs of one browser tell each other about the session. */
export type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

// One channel for a tab: a second one would hear what the first says.
function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel('ym-session');
  return channel;
}

export function tellOtherTabs(news: SessionNews): void {
  shared().postMessage(news);
}

/** Calls back when another tab signed in or out; returns how to stop. */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = (event: MessageEvent<SessionNews>) => listener(event.data);
  shared().addEventListener('message', hear);
  return () => shared().removeEventListener('message', hear);
}
