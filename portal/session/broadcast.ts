/** What tabs of one browser tell each other about the session. */
export type SessionNews = 'signed-in' | 'signed-out';

const channelName = 'ym-session';

export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls back when another tab signed in or out; returns how to stop. */
export function onOtherTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<SessionNews>) => listener(event.data);
  return () => channel.close();
}
