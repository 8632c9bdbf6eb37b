/** What a service worker finds around it, as far as ours uses it: TypeScript knows it only in place of the DOM. */
export interface LastingEvent extends Event {
  /** Keeps the worker running until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface InstalledEvent extends LastingEvent {
  /** Has requests of a kind pass by; in Chromium only. */
  addRoutes?(rule: { condition: object; source: 'network' }): Promise<unknown>;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface HeardEvent extends LastingEvent {
  readonly data: unknown;
}

interface Events {
  install: InstalledEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
  message: HeardEvent;
}

export interface WorkerScope {
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  /** Chromium and Safari have it; elsewhere the page itself makes sure. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
}

export const worker = self as unknown as WorkerScope;
